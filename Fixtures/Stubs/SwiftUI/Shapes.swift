// Paths and shapes.

public struct Path: Equatable, Sendable {
    public init() {}
    public init(_ rect: CGRect) {}
    public init(_ build: (inout Path) -> Void) {}
    public init(ellipseIn rect: CGRect) {}
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {}
    public mutating func move(to point: CGPoint) {}
    public mutating func addLine(to point: CGPoint) {}
    public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {}
    public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {}
    public mutating func addRect(_ rect: CGRect) {}
    public mutating func addEllipse(in rect: CGRect) {}
    public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) {}
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
    ) {}
    public mutating func addPath(_ path: Path) {}
    public mutating func closeSubpath() {}
    public var boundingRect: CGRect { .zero }
    #if canImport(UIKit) && !os(watchOS)
    public init(_ path: CGPath) {}
    #endif
}
public struct FillStyle: Equatable, Sendable { public init(eoFill: Bool = false, antialiased: Bool = true) {} }
public enum CGLineCap: Sendable { case butt, round, square }
public enum CGLineJoin: Sendable { case miter, round, bevel }
public struct StrokeStyle: Equatable, Sendable {
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {}
}
public protocol VectorArithmetic {}
public struct EmptyAnimatableData: VectorArithmetic, Sendable { public init() {} }
extension Double: VectorArithmetic {}
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
    public var first: First
    public var second: Second
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}
public protocol Animatable {
    associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
    var animatableData: AnimatableData { get set }
}
extension Animatable where AnimatableData == EmptyAnimatableData {
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

nonisolated public protocol Shape: Sendable, Animatable, View {
    nonisolated func path(in rect: CGRect) -> Path
}
public struct _ShapeView: _Leaf { nonisolated init() {} }
extension Shape {
    public var body: _ShapeView { _ShapeView() }
}
nonisolated public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}
@available(SDK 26, *) nonisolated public protocol RoundedRectangularShape: Shape {}

nonisolated extension Shape {
    public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View { AnyView() }
    public func fill(style: FillStyle = FillStyle()) -> some View { AnyView() }
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View { AnyView() }
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View { AnyView() }
    public func stroke(lineWidth: CGFloat = 1) -> some Shape { _SystemShape() }
    public func stroke(style: StrokeStyle) -> some Shape { _SystemShape() }
    public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape { _SystemShape() }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape { _SystemShape() }
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape { _SystemShape() }
    public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape { _SystemShape() }
    public func size(width: CGFloat, height: CGFloat) -> some Shape { _SystemShape() }
}
nonisolated extension InsettableShape {
    public func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some View { AnyView() }
    public func strokeBorder<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> some View { AnyView() }
    public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View { AnyView() }
    public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View { AnyView() }
}

/// A shape that SwiftUI draws itself.
nonisolated public protocol _Builtin: InsettableShape {}
nonisolated extension _Builtin {
    public func path(in rect: CGRect) -> Path { Path() }
    public func inset(by amount: CGFloat) -> _SystemShape { _SystemShape() }
}
nonisolated public struct _SystemShape: _Builtin { init() {} }
nonisolated public struct Rectangle: _Builtin {
    public init() {}
}
nonisolated public struct RoundedRectangle: _Builtin {
    public var cornerSize: CGSize { .zero }
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {}
}
nonisolated public struct Capsule: _Builtin {
    public init(style: RoundedCornerStyle = .continuous) {}
}
nonisolated public struct Circle: _Builtin {
    public init() {}
}
nonisolated public struct Ellipse: _Builtin {
    public init() {}
}
@available(SDK 14, *) nonisolated public struct ContainerRelativeShape: _Builtin {
    public init() {}
}
@available(SDK 16, *) public struct RectangleCornerRadii: Equatable, Sendable {
    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {}
}
@available(SDK 16, *) nonisolated public struct UnevenRoundedRectangle: _Builtin {
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {}
    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {}
}
@available(SDK 16, *) nonisolated public struct AnyShape: _Builtin { public init<S: Shape>(_ shape: S) {} }
@available(SDK 26, *) nonisolated public struct ConcentricRectangle: _Builtin {
    public init() {}
    public init(corners: Edge.Corner.Style, isUniform: Bool = false) {}
}
@available(SDK 26, *) extension RoundedRectangle: RoundedRectangularShape {}
@available(SDK 26, *) extension Capsule: RoundedRectangularShape {}
@available(SDK 26, *) extension Circle: RoundedRectangularShape {}
@available(SDK 26, *) extension ConcentricRectangle: RoundedRectangularShape {}

// These are back-deployed to the first release.
extension Shape where Self == Rectangle { public static var rect: Self { Self() } }
extension Shape where Self == RoundedRectangle {
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
        Self(cornerRadius: 0)
    }
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
        Self(cornerRadius: 0)
    }
}
extension Shape where Self == Capsule {
    public static var capsule: Self { Self() }
    public static func capsule(style: RoundedCornerStyle) -> Self { Self() }
}
extension Shape where Self == Circle { public static var circle: Self { Self() } }
extension Shape where Self == Ellipse { public static var ellipse: Self { Self() } }
@available(SDK 14, *) extension Shape where Self == ContainerRelativeShape {
    public static var containerRelative: Self { Self() }
}
@available(SDK 16, *) extension Shape where Self == UnevenRoundedRectangle {
    public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) -> Self { Self() }
    public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> Self {
        Self()
    }
}
@available(SDK 26, *) extension Shape where Self == ConcentricRectangle {
    public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> Self { Self() }
    public static func rect(uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style) -> Self {
        Self()
    }
}
