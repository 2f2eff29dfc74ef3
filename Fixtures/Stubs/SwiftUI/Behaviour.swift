// Modifiers of interaction, lifecycle, animation, presentation, toolbars and accessibility.

// MARK: Animation

public struct Animation: Equatable, Sendable {
    public static let `default` = Self(), linear = Self(), easeIn = Self(), easeOut = Self(), easeInOut = Self()
    public static let spring = Self()
    public static func linear(duration: Double) -> Self { Self() }
    public static func easeIn(duration: Double) -> Self { Self() }
    public static func easeOut(duration: Double) -> Self { Self() }
    public static func easeInOut(duration: Double) -> Self { Self() }
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
    ) -> Self { Self() }
    public static func interactiveSpring(response: Double = 0.15, dampingFraction: Double = 0.86) -> Self { Self() }
    public static func interpolatingSpring(stiffness: Double, damping: Double) -> Self { Self() }
    @available(SDK 17, *) public static let smooth = Self(), snappy = Self(), bouncy = Self()
    @available(SDK 17, *) public static func smooth(duration: Double) -> Self { Self() }
    @available(SDK 17, *) public static func snappy(duration: Double) -> Self { Self() }
    @available(SDK 17, *) public static func bouncy(duration: Double) -> Self { Self() }
    public func delay(_ delay: Double) -> Self { self }
    public func speed(_ speed: Double) -> Self { self }
    public func repeatForever(autoreverses: Bool = true) -> Self { self }
    public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Self { self }
}
@discardableResult
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }
public struct Transaction {
    public init() {}
    public init(animation: Animation?) {}
    public var animation: Animation?
    public var disablesAnimations = false
}
public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result { try body() }
public struct AnyTransition: Sendable {
    public static let opacity = Self(), scale = Self(), slide = Self(), identity = Self()
    public static func move(edge: Edge) -> Self { Self() }
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> Self { Self() }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { Self() }
    public static func asymmetric(insertion: Self, removal: Self) -> Self { Self() }
    @available(SDK 16, *) public static func push(from edge: Edge) -> Self { Self() }
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> Self { Self() }
    public func combined(with other: Self) -> Self { self }
    public func animation(_ animation: Animation?) -> Self { self }
}
@available(SDK 14, *) public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let frame = Self(rawValue: 3), position = Self(rawValue: 1), size = Self(rawValue: 2)
}

nonisolated extension View {
    @available(*, deprecated) public func animation(_ animation: Animation?) -> some View { AnyView() }
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { AnyView() }
    public func transition(_ transition: AnyTransition) -> some View { AnyView() }
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { AnyView() }
    @available(SDK 14, *)
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View { AnyView() }

    // MARK: Lifecycle
    public func onAppear(perform action: (() -> Void)? = nil) -> some View { AnyView() }
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View { AnyView() }
    @available(SDK 14, *)
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View { AnyView() }
    @available(SDK 17, *)
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
    ) -> some View { AnyView() }
    @available(SDK 17, *)
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View { AnyView() }
    public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never { AnyView() }
    @available(SDK 15, *)
    public func task(@_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void) -> some View {
        AnyView()
    }
    @available(SDK 15, *)
    public func task<T: Equatable>(
        id value: T, @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View { AnyView() }
    @available(SDK 15, *)
    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { AnyView() }

    // MARK: Interaction
    public func disabled(_ disabled: Bool) -> some View { AnyView() }
    public func allowsHitTesting(_ enabled: Bool) -> some View { AnyView() }
    @available(tvOS 16.0, *)
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { AnyView() }
    @available(tvOS, unavailable)
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View { AnyView() }
    public func gesture<T: Gesture>(_ gesture: T) -> some View { AnyView() }
    public func highPriorityGesture<T: Gesture>(_ gesture: T) -> some View { AnyView() }
    public func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View { AnyView() }
    @available(tvOS, unavailable) @available(watchOS, unavailable)
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View { AnyView() }
    @available(SDK 16, *) @available(tvOS, unavailable) @available(watchOS, unavailable)
    public func onContinuousHover(perform action: @escaping (HoverPhase) -> Void) -> some View { AnyView() }
    @available(macOS, unavailable) @available(watchOS, unavailable)
    public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { AnyView() }
    @available(tvOS, unavailable) @available(watchOS, unavailable)
    public func onDrop(
        of types: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSObject]) -> Bool
    ) -> some View { AnyView() }
    @available(tvOS, unavailable) @available(watchOS, unavailable)
    public func onDrag(_ data: @escaping () -> NSObject) -> some View { AnyView() }
    @available(SDK 16, *) @available(tvOS, unavailable) @available(watchOS, unavailable)
    public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View { AnyView() }
    @available(SDK 16, *) @available(tvOS, unavailable) @available(watchOS, unavailable)
    public func dropDestination<T: Transferable>(
        for type: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View { AnyView() }
    @available(tvOS 14.0, *) @available(watchOS, unavailable)
    public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some View { AnyView() }
    @available(SDK 15, *) @available(tvOS, unavailable)
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View { AnyView() }
    @available(SDK 15, *) public func focused(_ condition: FocusState<Bool>.Binding) -> some View { AnyView() }
    @available(SDK 15, *)
    public func focused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View { AnyView() }
    @available(SDK 15, *) public func onSubmit(_ action: @escaping () -> Void) -> some View { AnyView() }
    @available(SDK 15, *) public func submitLabel(_ label: SubmitLabel) -> some View { AnyView() }
    @available(SDK 14, *) @available(tvOS, unavailable) @available(watchOS, unavailable)
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View { AnyView() }
    @available(SDK 14, *) @available(tvOS, unavailable) @available(watchOS, unavailable)
    public func help(_ text: some _Title) -> some View { AnyView() }
    @available(SDK 17, *)
    public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { AnyView() }
    @available(SDK 16, *) public func statusBarHidden(_ hidden: Bool = true) -> some View { AnyView() }

    // MARK: Presentation
    public func sheet<C: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> C
    ) -> some View { AnyView() }
    public func sheet<Item: Identifiable, C: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> C
    ) -> some View { AnyView() }
    @available(SDK 14, *) @available(macOS, unavailable)
    public func fullScreenCover<C: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> C
    ) -> some View { AnyView() }
    @available(tvOS, unavailable) @available(watchOS, unavailable)
    public func popover<C: View>(
        isPresented: Binding<Bool>, arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> C
    ) -> some View { AnyView() }
    @available(SDK 15, *)
    public func alert<A: View>(
        _ title: some _Title, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { AnyView() }
    @available(SDK 15, *)
    public func alert<A: View, M: View>(
        _ title: some _Title, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { AnyView() }
    @available(SDK 15, *)
    public func confirmationDialog<A: View>(
        _ title: some _Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View { AnyView() }
    @available(SDK 16, *) public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { AnyView() }
    @available(SDK 16, *) public func presentationDragIndicator(_ visibility: Visibility) -> some View { AnyView() }
    @available(SDK 16.4, *) public func presentationCornerRadius(_ radius: CGFloat?) -> some View { AnyView() }
    @available(SDK 16.4, *) public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { AnyView() }
    @available(SDK 16.4, *)
    public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { AnyView() }
    @available(SDK 15, *) public func interactiveDismissDisabled(_ disabled: Bool = true) -> some View { AnyView() }

    // MARK: Navigation, tabs and toolbars
    @available(SDK 14, *) public func navigationTitle(_ title: some _Title) -> some View { AnyView() }
    @available(SDK 14, *) @available(macOS, unavailable) @available(tvOS, unavailable)
    public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View { AnyView() }
    @available(macOS, unavailable) public func navigationBarHidden(_ hidden: Bool) -> some View { AnyView() }
    public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View { AnyView() }
    @available(SDK 16, *)
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View { AnyView() }
    @available(SDK 16, *)
    public func navigationDestination<C: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> C
    ) -> some View { AnyView() }
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { AnyView() }
    @available(SDK 15, *)
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View { AnyView() }
    @available(SDK 15, *)
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: some _Title
    ) -> some View { AnyView() }
    @available(SDK 14, *) public func toolbar<C: View>(@ViewBuilder content: () -> C) -> some View { AnyView() }
    @available(SDK 14, *)
    public func toolbar<C: ToolbarContent>(@ToolbarContentBuilder content: () -> C) -> some View { AnyView() }
    @available(SDK 16, *) @available(watchOS, unavailable)
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { AnyView() }
    @available(SDK 17, *)
    public func phaseAnimator<Phase: Equatable, C: View>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> C,
        animation: @escaping (Phase) -> Animation? = { _ in nil }
    ) -> some View { AnyView() }
    @available(SDK 17, *)
    public func phaseAnimator<Phase: Equatable, C: View>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> C,
        animation: @escaping (Phase) -> Animation? = { _ in nil }
    ) -> some View { AnyView() }
    @available(SDK 16, *)
    public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View { AnyView() }
    @available(SDK 16, *)
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { AnyView() }
    @available(SDK 18, *)
    public func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View { AnyView() }
    @available(SDK 16, *)
    public func toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View { AnyView() }
    @available(SDK 17, *)
    public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View { AnyView() }
    @available(SDK 17, *)
    public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { AnyView() }
    @available(visionOS 1.0, *)
    @available(iOS, unavailable) @available(macOS, unavailable) @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public func ornament<C: View>(
        visibility: Visibility = .automatic, attachmentAnchor: OrnamentAttachmentAnchor,
        contentAlignment: Alignment = .center, @ViewBuilder ornament: () -> C
    ) -> some View { AnyView() }

    // MARK: Accessibility
    public func accessibilityLabel(_ label: some _Title) -> some View { AnyView() }
    public func accessibilityLabel(_ label: Text) -> some View { AnyView() }
    public func accessibilityValue(_ value: some _Title) -> some View { AnyView() }
    public func accessibilityHint(_ hint: some _Title) -> some View { AnyView() }
    public func accessibilityHidden(_ hidden: Bool) -> some View { AnyView() }
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { AnyView() }
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { AnyView() }
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { AnyView() }
    public func accessibilityAction(named name: some _Title, _ handler: @escaping () -> Void) -> some View { AnyView() }
    public func accessibilityIdentifier(_ identifier: String) -> some View { AnyView() }
    public func accessibilitySortPriority(_ priority: Double) -> some View { AnyView() }
    @available(SDK 15, *) public func accessibilityShowsLargeContentViewer() -> some View { AnyView() }
}

public enum SubmitLabel: Sendable { case done, go, send, join, search, `return`, next, `continue` }
public enum HoverEffect: Sendable { case automatic, highlight, lift }
public struct KeyEquivalent: Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    public init(extendedGraphemeClusterLiteral: Character) {}
    public static let `return` = Self("\r"), escape = Self("\u{1B}"), space = Self(" "), delete = Self("\u{8}")
    init(_ character: Character) {}
}
public struct EventModifiers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let command = Self(rawValue: 1), shift = Self(rawValue: 2), option = Self(rawValue: 4)
    public static let control = Self(rawValue: 8)
}
@available(SDK 17, *) public struct SensoryFeedback: Equatable, Sendable {
    public static let success = Self(), warning = Self(), error = Self(), selection = Self(), impact = Self()
}
public protocol Transferable {}
extension String: Transferable {}
extension URL: Transferable {}
@available(SDK 16, *) public struct PresentationDetent: Hashable, Sendable {
    public static let medium = Self(), large = Self()
    public static func fraction(_ fraction: CGFloat) -> Self { Self() }
    public static func height(_ height: CGFloat) -> Self { Self() }
}
public struct NavigationBarItem: Sendable { public enum TitleDisplayMode: Sendable { case automatic, inline, large } }
public struct SearchFieldPlacement: Sendable {
    public static let automatic = Self(), toolbar = Self(), sidebar = Self()
    @available(macOS, unavailable) @available(tvOS, unavailable) public static let navigationBarDrawer = Self()
}
@available(SDK 16, *) public struct ToolbarPlacement: Sendable {
    public static var automatic: Self { Self() }
    @available(macOS, unavailable) public static var navigationBar: Self { Self() }
    @available(macOS, unavailable) public static var tabBar: Self { Self() }
    @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable)
    public static var bottomBar: Self { Self() }
    @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public static var windowToolbar: Self { Self() }
}
@available(SDK 17, *) public struct ContainerBackgroundPlacement: Hashable, Sendable {
    @available(iOS 18.0, visionOS 2.0, *) @available(macOS, unavailable) @available(tvOS, unavailable)
    public static var navigation: Self { Self() }
    @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable)
    @available(visionOS, unavailable) @available(macOS 15.0, *)
    public static var window: Self { Self() }
    public static var widget: Self { Self() }
}
public struct OrnamentAttachmentAnchor: Sendable {
    public static func scene(_ anchor: UnitPoint) -> Self { Self() }
}
public struct AccessibilityChildBehavior: Hashable, Sendable {
    public static let ignore = Self(), contain = Self(), combine = Self()
}
public struct AccessibilityTraits: Sendable, ExpressibleByArrayLiteral {
    public init(arrayLiteral elements: AccessibilityTraits...) {}
    init() {}
    public static let isButton = Self(), isHeader = Self(), isSelected = Self(), isModal = Self(), isImage = Self()
    public static let isStaticText = Self(), updatesFrequently = Self(), isLink = Self()
}

// MARK: Toolbar content

@available(SDK 14, *) @MainActor @preconcurrency public protocol ToolbarContent {}
@available(SDK 14, *) public struct ToolbarItemPlacement: Sendable {
    public static let automatic = Self(), principal = Self(), primaryAction = Self(), navigation = Self()
    public static let confirmationAction = Self(), cancellationAction = Self(), destructiveAction = Self()
    public static let status = Self(), secondaryAction = Self(), keyboard = Self()
    @available(macOS, unavailable) public static let topBarLeading = Self(), topBarTrailing = Self()
    @available(macOS, unavailable) public static let navigationBarLeading = Self(), navigationBarTrailing = Self()
    @available(macOS, unavailable) @available(tvOS, unavailable) public static let bottomBar = Self()
}
@available(SDK 14, *) public struct ToolbarItem<Content: View>: ToolbarContent {
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}
@available(SDK 14, *) public struct ToolbarItemGroup<Content: View>: ToolbarContent {
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}
@available(SDK 14, *) public struct _ToolbarGroup: ToolbarContent { nonisolated init() {} }
@available(SDK 14, *) @resultBuilder public struct ToolbarContentBuilder {
    public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }
    public static func buildBlock<C: ToolbarContent>(_ content: C) -> C { content }
    @_disfavoredOverload
    public static func buildBlock<each C: ToolbarContent>(_ content: repeat each C) -> _ToolbarGroup { _ToolbarGroup() }
    public static func buildIf<C: ToolbarContent>(_ content: C?) -> _ToolbarGroup { _ToolbarGroup() }
    public static func buildEither<C: ToolbarContent>(first: C) -> _ToolbarGroup { _ToolbarGroup() }
    public static func buildEither<C: ToolbarContent>(second: C) -> _ToolbarGroup { _ToolbarGroup() }
    public static func buildLimitedAvailability<C: ToolbarContent>(_ content: C) -> _ToolbarGroup { _ToolbarGroup() }
}

// MARK: Gestures

@MainActor @preconcurrency public protocol Gesture<Value> { associatedtype Value }
public struct _AnyGesture<Value>: Gesture { nonisolated init() {} }
extension Gesture {
    public func onEnded(_ action: @escaping (Value) -> Void) -> _AnyGesture<Value> { _AnyGesture() }
    public func onChanged(_ action: @escaping (Value) -> Void) -> _AnyGesture<Value> { _AnyGesture() }
    public func updating<S>(
        _ state: GestureState<S>, body: @escaping (Value, inout S, inout Transaction) -> Void
    ) -> _AnyGesture<Value> { _AnyGesture() }
    public func sequenced<Other: Gesture>(before other: Other) -> _AnyGesture<Other.Value> { _AnyGesture() }
    public func simultaneously<Other: Gesture>(with other: Other) -> _AnyGesture<Value> { _AnyGesture() }
}
public struct TapGesture: Gesture {
    public typealias Value = Void
    public init(count: Int = 1) {}
}
@available(tvOS, unavailable) public struct LongPressGesture: Gesture {
    public typealias Value = Bool
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}
@available(tvOS, unavailable) public struct DragGesture: Gesture {
    public struct Value: Sendable {
        public var location: CGPoint { .zero }
        public var startLocation: CGPoint { .zero }
        public var translation: CGSize { .zero }
        public var predictedEndTranslation: CGSize { .zero }
    }
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}
@available(SDK 17, *) @available(tvOS, unavailable) @available(watchOS, unavailable)
public struct MagnifyGesture: Gesture {
    public struct Value: Sendable { public var magnification: CGFloat { 1 } }
    public init() {}
}

/// What an animator's closure gets to modify.
@available(SDK 17, *) public struct PlaceholderContentView<Value>: _Leaf {}
