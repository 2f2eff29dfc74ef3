// Hand-written, type-check-only stand-in for the slice of SwiftUI that fixtures use. Not Apple's source: it says
// which declarations there are, with their availability and isolation as the public API has them; nothing runs.
//
// `@available(SDK 15, *)` stands for the release of that iOS version and of the systems of its year, and
// Scripts/typecheck defines it. A declaration without one is as old as SwiftUI.
@_exported import Combine
@_exported import Foundation
@_exported import Observation
#if canImport(UIKit)
@_exported import UIKit
#elseif canImport(AppKit)
@_exported import AppKit
#endif

@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: View {}
/// A view that SwiftUI draws itself.
public protocol _Leaf: View where Body == Never {}
extension View where Body == Never { @_disfavoredOverload public var body: Never { fatalError() } }

public struct EmptyView: _Leaf { nonisolated public init() {} }
public struct AnyView: _Leaf {
    nonisolated init() {}
    nonisolated public init<V: View>(_ view: V) {}
    nonisolated public init<V: View>(erasing view: V) {}
}
public struct TupleView<T>: _Leaf { nonisolated init() {} }
public struct _ConditionalContent<TrueContent, FalseContent>: _Leaf { nonisolated init() {} }
extension Optional: View where Wrapped: View { public typealias Body = Never }
public struct EquatableView<Content: View & Equatable>: _Leaf { public init(content: Content) {} }

@resultBuilder public struct ViewBuilder {
    public static func buildExpression<C: View>(_ content: C) -> C { content }
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<C: View>(_ content: C) -> C { content }
    @_disfavoredOverload
    public static func buildBlock<each C: View>(_ content: repeat each C) -> TupleView<(repeat each C)> { TupleView() }
    public static func buildIf<C: View>(_ content: C?) -> C? { content }
    public static func buildEither<A: View, B: View>(first: A) -> _ConditionalContent<A, B> { _ConditionalContent() }
    public static func buildEither<A: View, B: View>(second: B) -> _ConditionalContent<A, B> { _ConditionalContent() }
    public static func buildLimitedAvailability<C: View>(_ content: C) -> AnyView { AnyView() }
}

@MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}
public struct _ViewModifier_Content<Modifier: ViewModifier>: _Leaf {}
public struct ModifiedContent<Content, Modifier> { nonisolated init() {} }
extension ModifiedContent: View where Content: View, Modifier: ViewModifier { public typealias Body = Never }
public struct EmptyModifier: ViewModifier {
    nonisolated public init() {}
    public func body(content: Content) -> some View { content }
}
nonisolated extension View {
    public func modifier<M>(_ modifier: M) -> ModifiedContent<Self, M> { ModifiedContent() }
}

public struct Group<Content> {}
extension Group: View where Content: View {
    public typealias Body = Never
    nonisolated public init(@ViewBuilder content: () -> Content) {}
}

/// What the API takes as a title in two overloads: a localised key, or any string.
public protocol _Title {}
extension String: _Title {}
extension Substring: _Title {}
public struct LocalizedStringKey: _Title, Equatable, ExpressibleByStringInterpolation, Sendable {
    public init(_ value: String) {}
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}
    public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation<T>(_ value: T) {}
        public mutating func appendInterpolation<T>(_ value: T, specifier: String) {}
        public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F) {}
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {}
    }
}
