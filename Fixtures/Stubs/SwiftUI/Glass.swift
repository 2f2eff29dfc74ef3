// Liquid Glass. It is unavailable on visionOS, whatever the version.

@available(SDK 26, *) @available(visionOS, unavailable)
public struct Glass: Equatable, Sendable {
    init() {}
    public static var regular: Glass { Glass() }
    public static var clear: Glass { Glass() }
    public static var identity: Glass { Glass() }
    public func tint(_ color: Color?) -> Glass { self }
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}
@available(SDK 26, *) @available(visionOS, unavailable)
nonisolated public struct DefaultGlassEffectShape: _Builtin { public init() {} }
@available(SDK 26, *) @available(visionOS, unavailable)
public struct GlassEffectTransition: Sendable {
    public static var matchedGeometry: Self { Self() }
    public static var materialize: Self { Self() }
    public static var identity: Self { Self() }
}
@available(SDK 26, *) @available(visionOS, unavailable)
@MainActor @preconcurrency public struct GlassEffectContainer<Content: View>: _Leaf {
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}

@available(SDK 26, *) @available(visionOS, unavailable)
extension View {
    nonisolated public func glassEffect(
        _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
    ) -> some View { AnyView() }
    nonisolated public func glassEffectID(
        _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
    ) -> some View { AnyView() }
    @MainActor public func glassEffectUnion(
        id: (some Hashable & Sendable)?, namespace: Namespace.ID
    ) -> some View { AnyView() }
    @MainActor public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { AnyView() }
}

@available(SDK 26, *) @available(visionOS, unavailable)
public struct GlassButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    @available(iOS 26.1, macOS 26.1, tvOS 26.1, watchOS 26.1, *) nonisolated public init(_ glass: Glass) {}
}
@available(SDK 26, *) @available(visionOS, unavailable)
public struct GlassProminentButtonStyle: PrimitiveButtonStyle { nonisolated public init() {} }
@available(SDK 26, *) @available(visionOS, unavailable)
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    public static var glass: GlassButtonStyle { GlassButtonStyle() }
    public static func glass(_ glass: Glass) -> Self { GlassButtonStyle() }
}
@available(SDK 26, *) @available(visionOS, unavailable)
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

// MARK: What came with it, most of it on visionOS too

@available(SDK 26, *) extension View {
    @MainActor public func backgroundExtensionEffect() -> some View { AnyView() }
    @MainActor public func backgroundExtensionEffect(isEnabled: Bool) -> some View { AnyView() }
    nonisolated public func safeAreaBar(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View { AnyView() }
    nonisolated public func safeAreaBar(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View { AnyView() }
    nonisolated public func containerShape(_ shape: some RoundedRectangularShape) -> some View { AnyView() }
    nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { AnyView() }
    @available(visionOS, unavailable)
    nonisolated public func scrollEdgeEffectStyle(
        _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
    ) -> some View { AnyView() }
    @available(visionOS, unavailable)
    nonisolated public func scrollEdgeEffectHidden(
        _ hidden: Bool = true, for edges: Edge.Set = .all
    ) -> some View { AnyView() }
    @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    nonisolated public func tabViewBottomAccessory(@ViewBuilder content: () -> some View) -> some View { AnyView() }
}
@available(iOS 26.1, *)
@available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable)
@available(visionOS, unavailable)
extension View {
    nonisolated public func tabViewBottomAccessory(
        isEnabled: Bool, @ViewBuilder content: () -> some View
    ) -> some View { AnyView() }
}
@available(SDK 26, *) public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    public static var automatic: Self { Self() }
    public static var hard: Self { Self() }
    public static var soft: Self { Self() }
}
@available(SDK 26, *) public struct TabBarMinimizeBehavior: Hashable, Sendable {
    public static var automatic: Self { Self() }
}
@available(iOS 26.0, *)
@available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable)
@available(visionOS, unavailable)
extension TabBarMinimizeBehavior {
    public static var onScrollDown: Self { Self() }
    public static var onScrollUp: Self { Self() }
    public static var never: Self { Self() }
}
@available(SDK 26, *) public struct SpacerSizing: Hashable, Sendable {
    public static var flexible: Self { Self() }
    public static var fixed: Self { Self() }
}
@available(iOS 26.0, macOS 26.0, *)
@available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable)
public struct ToolbarSpacer: ToolbarContent {
    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
}
@available(iOS 26.0, macOS 26.0, *)
@available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable)
extension ToolbarContent {
    public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}

#if os(visionOS)
public enum GlassBackgroundDisplayMode: Sendable { case always, implicit, never }
extension View {
    nonisolated public func glassBackgroundEffect(
        displayMode: GlassBackgroundDisplayMode = .always
    ) -> some View { AnyView() }
    nonisolated public func glassBackgroundEffect<S: InsettableShape>(
        in shape: S, displayMode: GlassBackgroundDisplayMode = .always
    ) -> some View { AnyView() }
}
#endif
