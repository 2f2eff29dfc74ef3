// Small values: geometry, alignment, and the enumerations that modifiers take.

public struct Alignment: Equatable, Sendable {
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {}
    init() {}
    public static let center = Self(), leading = Self(), trailing = Self(), top = Self(), bottom = Self()
    public static let topLeading = Self(), topTrailing = Self(), bottomLeading = Self(), bottomTrailing = Self()
    @available(SDK 16, *) public static let centerFirstTextBaseline = Self(), leadingFirstTextBaseline = Self()
}
public struct HorizontalAlignment: Equatable, Sendable {
    public static let leading = Self(), center = Self(), trailing = Self()
}
public struct VerticalAlignment: Equatable, Sendable {
    public static let top = Self(), center = Self(), bottom = Self()
    public static let firstTextBaseline = Self(), lastTextBaseline = Self()
}
public enum TextAlignment: Sendable { case leading, center, trailing }

public enum Edge: Int8, CaseIterable, Sendable {
    case top, leading, bottom, trailing
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let top = Self(rawValue: 1), leading = Self(rawValue: 2), bottom = Self(rawValue: 4)
        public static let trailing = Self(rawValue: 8), all = Self(rawValue: 15), horizontal = Self(rawValue: 10)
        public static let vertical = Self(rawValue: 5)
    }
    @available(SDK 26, *) public enum Corner: Sendable {
        case topLeading, topTrailing, bottomLeading, bottomTrailing
        public struct Style: Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
            init() {}
            public init(floatLiteral value: Double) {}
            public init(integerLiteral value: Int) {}
            public static var concentric: Style { Style() }
            public static func concentric(minimum: Style?) -> Style { Style() }
            public static func fixed(_ radius: CGFloat) -> Style { Style() }
        }
    }
}
@available(SDK 15, *) public enum HorizontalEdge: Sendable { case leading, trailing }
@available(SDK 15, *) public enum VerticalEdge: Sendable {
    case top, bottom
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let top = Self(rawValue: 1), bottom = Self(rawValue: 2), all = Self(rawValue: 3)
    }
}
public struct EdgeInsets: Equatable, Sendable {
    public var top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {}
    public init() {}
}
public enum Axis: Int8, Sendable {
    case horizontal, vertical
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let horizontal = Self(rawValue: 1), vertical = Self(rawValue: 2)
    }
}
public struct Angle: Hashable, Comparable, Sendable {
    public init() {}
    public init(degrees: Double) {}
    public init(radians: Double) {}
    public static var zero: Angle { Angle() }
    public static func degrees(_ degrees: Double) -> Angle { Angle() }
    public static func radians(_ radians: Double) -> Angle { Angle() }
    public static func < (lhs: Angle, rhs: Angle) -> Bool { false }
}
public struct UnitPoint: Hashable, Sendable {
    public init(x: CGFloat, y: CGFloat) {}
    init() {}
    public static let zero = Self(), center = Self(), top = Self(), bottom = Self(), leading = Self()
    public static let trailing = Self(), topLeading = Self(), topTrailing = Self(), bottomLeading = Self()
    public static let bottomTrailing = Self()
}

public enum ColorScheme: CaseIterable, Sendable { case light, dark }
public enum ColorSchemeContrast: CaseIterable, Sendable { case standard, increased }
public enum LayoutDirection: Hashable, Sendable { case leftToRight, rightToLeft }
public enum UserInterfaceSizeClass: Sendable { case compact, regular }
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }
public enum ContentMode: Hashable, Sendable { case fit, fill }
public enum BlendMode: Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, plusLighter, plusDarker, destinationOut
}
public enum RoundedCornerStyle: Sendable { case circular, continuous }
public enum ColorRenderingMode: Sendable { case nonLinear, linear, extendedLinear }
@available(SDK 15, *) public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }
@available(SDK 15, *) public enum Prominence: Sendable { case standard, increased }
public enum ControlSize: Sendable {
    case mini, small, regular
    @available(SDK 15, *) case large
    @available(SDK 17, *) case extraLarge
}
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let placeholder = Self(rawValue: 1)
}
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
    public var isAccessibilitySize: Bool { false }
}
public enum HoverPhase: Equatable, Sendable { case active(CGPoint), ended }

public enum CoordinateSpace: Hashable { case global, local, named(AnyHashable) }
public protocol CoordinateSpaceProtocol {}
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable { init() {} }
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> Self { Self() }
    public static var scrollView: Self { Self() }
}
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let all = Self(rawValue: 7), container = Self(rawValue: 1), keyboard = Self(rawValue: 2)
}
public struct ProposedViewSize: Equatable, Sendable {
    public static let zero = Self(), infinity = Self(), unspecified = Self()
}

public struct Anchor<Value>: Sendable {
    public struct Source: Sendable {}
}
extension Anchor.Source where Value == CGRect { public static var bounds: Self { Self() } }
