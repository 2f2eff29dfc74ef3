// Previews. The macros expand to nothing (see ../macro-plugin); what they are given is checked all the same.

@MainActor @preconcurrency public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder static var previews: Previews { get }
}
public enum PreviewLayout: Sendable { case device, sizeThatFits, fixed(width: CGFloat, height: CGFloat) }
nonisolated extension View {
    public func previewLayout(_ layout: PreviewLayout) -> some View { AnyView() }
    public func previewDisplayName(_ name: String?) -> some View { AnyView() }
}

public struct PreviewTrait<T>: Sendable {}
extension PreviewTrait where T == Preview.ViewTraits {
    public static var sizeThatFitsLayout: Self { Self() }
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self { Self() }
}
public enum Preview { public enum ViewTraits {} }

@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "StubMacros", type: "Preview")

@attached(peer)
public macro Previewable() = #externalMacro(module: "StubMacros", type: "Previewable")
