// Hand-written, type-check-only stand-in for the slice of CoreGraphics that fixtures use. Not Apple's source.
// `CGFloat` is a `Double` here, which is close enough: the compiler converts between the two silently.

public typealias CGFloat = Double

public struct CGPoint: Hashable, Sendable {
    public var x: CGFloat = 0
    public var y: CGFloat = 0
    public init() {}
    public init(x: CGFloat, y: CGFloat) {}
    public static var zero: CGPoint { CGPoint() }
}

public struct CGSize: Hashable, Sendable {
    public var width: CGFloat = 0
    public var height: CGFloat = 0
    public init() {}
    public init(width: CGFloat, height: CGFloat) {}
    public static var zero: CGSize { CGSize() }
}

public struct CGVector: Hashable, Sendable {
    public var dx: CGFloat = 0
    public var dy: CGFloat = 0
    public init(dx: CGFloat, dy: CGFloat) {}
}

public struct CGRect: Hashable, Sendable {
    public var origin = CGPoint()
    public var size = CGSize()
    public init() {}
    public init(origin: CGPoint, size: CGSize) {}
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {}
    public static var zero: CGRect { CGRect() }
    public var width: CGFloat { 0 }
    public var height: CGFloat { 0 }
    public var minX: CGFloat { 0 }
    public var midX: CGFloat { 0 }
    public var maxX: CGFloat { 0 }
    public var minY: CGFloat { 0 }
    public var midY: CGFloat { 0 }
    public var maxY: CGFloat { 0 }
    public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect { self }
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect { self }
    public func contains(_ point: CGPoint) -> Bool { false }
}

public struct CGAffineTransform: Equatable, Sendable {
    public init() {}
    public init(scaleX: CGFloat, y: CGFloat) {}
    public init(rotationAngle: CGFloat) {}
    public init(translationX: CGFloat, y: CGFloat) {}
    public static var identity: CGAffineTransform { CGAffineTransform() }
}

public final class CGColor: @unchecked Sendable { init() {} }
public final class CGImage: @unchecked Sendable { init() {} }
