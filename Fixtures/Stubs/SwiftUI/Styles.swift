// Shape styles: colours, gradients, materials.

public protocol ShapeStyle: Sendable {}
extension ShapeStyle {
    @available(SDK 15, *) public func opacity(_ opacity: Double) -> some ShapeStyle { AnyShapeStyle(self) }
    @available(SDK 15, *) public func blendMode(_ mode: BlendMode) -> some ShapeStyle { AnyShapeStyle(self) }
    @available(SDK 16, *) public func shadow(_ style: ShadowStyle) -> some ShapeStyle { AnyShapeStyle(self) }
}
extension ShapeStyle where Self: View {
    public typealias Body = Never
}
public struct AnyShapeStyle: ShapeStyle { public init<S: ShapeStyle>(_ style: S) {} }

@available(SDK 16, *) public struct ShadowStyle: Equatable, Sendable {
    public static func drop(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> Self { Self() }
    public static func inner(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> Self { Self() }
}

public struct Color: ShapeStyle, Hashable {
    public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }
    public init(_ name: String, bundle: Bundle? = nil) {}
    public init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {}
    public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {}
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {}
    init() {}
    public func opacity(_ opacity: Double) -> Color { self }
    @available(SDK 18, *) public func mix(with other: Color, by fraction: Double) -> Color { self }
    @available(SDK 16, *) public var gradient: AnyGradient { AnyGradient() }
    public static let red = Color(), orange = Color(), yellow = Color(), green = Color(), blue = Color()
    public static let purple = Color(), pink = Color(), gray = Color(), black = Color(), white = Color()
    public static let clear = Color(), primary = Color(), secondary = Color(), accentColor = Color()
    @available(SDK 15, *) public static let mint = Color(), teal = Color(), cyan = Color(), indigo = Color()
    @available(SDK 15, *) public static let brown = Color()
}
extension Color: _Leaf {}
#if canImport(UIKit)
extension Color {
    public init(_ color: UIColor) {}
    @available(SDK 15, *) public init(uiColor: UIColor) {}
}
#elseif canImport(AppKit)
extension Color {
    public init(_ color: NSColor) {}
    @available(SDK 15, *) public init(nsColor: NSColor) {}
}
#endif
extension ShapeStyle where Self == Color {
    public static var red: Color { Color() }
    public static var orange: Color { Color() }
    public static var yellow: Color { Color() }
    public static var green: Color { Color() }
    public static var blue: Color { Color() }
    public static var purple: Color { Color() }
    public static var pink: Color { Color() }
    public static var gray: Color { Color() }
    public static var black: Color { Color() }
    public static var white: Color { Color() }
    public static var clear: Color { Color() }
    public static var accentColor: Color { Color() }
    @available(SDK 15, *) public static var mint: Color { Color() }
    @available(SDK 15, *) public static var teal: Color { Color() }
    @available(SDK 15, *) public static var cyan: Color { Color() }
    @available(SDK 15, *) public static var indigo: Color { Color() }
    @available(SDK 15, *) public static var brown: Color { Color() }
}

public struct Gradient: ShapeStyle, Hashable {
    public struct Stop: Hashable, Sendable { public init(color: Color, location: CGFloat) {} }
    public init(colors: [Color]) {}
    public init(stops: [Stop]) {}
}
@available(SDK 16, *) public struct AnyGradient: ShapeStyle, Hashable {
    init() {}
    public init(_ gradient: Gradient) {}
    public func opacity(_ opacity: Double) -> some ShapeStyle { self }
}
public struct LinearGradient: ShapeStyle {
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
}
public struct RadialGradient: ShapeStyle {
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
}
public struct AngularGradient: ShapeStyle {
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {}
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {}
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {}
}
extension LinearGradient: _Leaf {}
extension RadialGradient: _Leaf {}
extension AngularGradient: _Leaf {}
extension ShapeStyle where Self == LinearGradient {
    public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
        Self(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }
}

public struct HierarchicalShapeStyle: ShapeStyle { init() {} }
extension ShapeStyle where Self == HierarchicalShapeStyle {
    @available(SDK 15, *) public static var primary: Self { Self() }
    @available(SDK 15, *) public static var secondary: Self { Self() }
    @available(SDK 15, *) public static var tertiary: Self { Self() }
    @available(SDK 15, *) public static var quaternary: Self { Self() }
}
@available(SDK 17, *) public struct FillShapeStyle: ShapeStyle { init() {} }
@available(SDK 17, *) extension ShapeStyle where Self == FillShapeStyle { public static var fill: Self { Self() } }
@available(SDK 17, *) public struct SeparatorShapeStyle: ShapeStyle { init() {} }
@available(SDK 17, *) extension ShapeStyle where Self == SeparatorShapeStyle {
    public static var separator: Self { Self() }
}
@available(SDK 15, *) public struct TintShapeStyle: ShapeStyle { public init() {} }
@available(SDK 15, *) extension ShapeStyle where Self == TintShapeStyle { public static var tint: Self { Self() } }
public struct BackgroundStyle: ShapeStyle { public init() {} }
extension ShapeStyle where Self == BackgroundStyle { public static var background: Self { Self() } }
@available(SDK 17, *) extension ShapeStyle {
    public var secondary: some ShapeStyle { AnyShapeStyle(self) }
    public var tertiary: some ShapeStyle { AnyShapeStyle(self) }
    public var quaternary: some ShapeStyle { AnyShapeStyle(self) }
}

@available(SDK 15, *) public struct Material: ShapeStyle { init() {} }
@available(SDK 15, *) extension Material {
    @available(watchOS 10.0, *) public static let ultraThin = Material()
    @available(watchOS 10.0, *) public static let thin = Material()
    @available(watchOS 10.0, *) public static let regular = Material()
    @available(watchOS 10.0, *) public static let thick = Material()
    @available(watchOS 10.0, *) public static let ultraThick = Material()
    @available(tvOS, unavailable) @available(watchOS, unavailable) public static let bar = Material()
}
@available(SDK 15, *) extension ShapeStyle where Self == Material {
    @available(watchOS 10.0, *) public static var ultraThinMaterial: Material { Material() }
    @available(watchOS 10.0, *) public static var thinMaterial: Material { Material() }
    @available(watchOS 10.0, *) public static var regularMaterial: Material { Material() }
    @available(watchOS 10.0, *) public static var thickMaterial: Material { Material() }
    @available(watchOS 10.0, *) public static var ultraThickMaterial: Material { Material() }
    @available(tvOS, unavailable) @available(watchOS, unavailable) public static var bar: Material { Material() }
}
