// Modifiers of layout and appearance.

nonisolated extension View {
    // MARK: Layout
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { AnyView() }
    public func padding(_ length: CGFloat) -> some View { AnyView() }
    public func padding(_ insets: EdgeInsets) -> some View { AnyView() }
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        AnyView()
    }
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { AnyView() }
    @available(SDK 17, *)
    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View { AnyView() }
    public func fixedSize() -> some View { AnyView() }
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { AnyView() }
    public func layoutPriority(_ value: Double) -> some View { AnyView() }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { AnyView() }
    public func offset(_ offset: CGSize) -> some View { AnyView() }
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { AnyView() }
    public func position(_ position: CGPoint) -> some View { AnyView() }
    public func zIndex(_ value: Double) -> some View { AnyView() }
    public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View { AnyView() }
    public func scaledToFit() -> some View { AnyView() }
    public func scaledToFill() -> some View { AnyView() }
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { AnyView() }
    @available(SDK 14, *)
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { AnyView() }
    @available(SDK 15, *)
    public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View { AnyView() }
    @available(SDK 15, *)
    public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View { AnyView() }
    @available(SDK 17, *)
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { AnyView() }
    @available(SDK 17, *) public func safeAreaPadding(_ length: CGFloat) -> some View { AnyView() }
    @available(SDK 17, *)
    public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { AnyView() }
    public func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { AnyView() }
    @available(SDK 16, *) public func gridCellColumns(_ count: Int) -> some View { AnyView() }

    // MARK: Background, overlay, mask
    @_disfavoredOverload
    public func background<B: View>(_ background: B, alignment: Alignment = .center) -> some View { AnyView() }
    @available(SDK 15, *)
    public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { AnyView() }
    @available(SDK 15, *) public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { AnyView() }
    @available(SDK 15, *)
    public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        AnyView()
    }
    @available(SDK 15, *)
    public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View { AnyView() }
    @available(SDK 15, *)
    public func background<S: ShapeStyle, T: InsettableShape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View { AnyView() }
    @available(SDK 15, *)
    public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View { AnyView() }
    @available(SDK 15, *)
    public func background<T: InsettableShape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View { AnyView() }
    @available(SDK 16, *) public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { AnyView() }
    @_disfavoredOverload
    public func overlay<O: View>(_ overlay: O, alignment: Alignment = .center) -> some View { AnyView() }
    @available(SDK 15, *)
    public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { AnyView() }
    @available(SDK 15, *)
    public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        AnyView()
    }
    @available(SDK 15, *)
    public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View { AnyView() }
    @_disfavoredOverload public func mask<M: View>(_ mask: M) -> some View { AnyView() }
    @available(SDK 15, *)
    public func mask<M: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> M) -> some View { AnyView() }
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View { AnyView() }
    public func clipped(antialiased: Bool = false) -> some View { AnyView() }
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { AnyView() }
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { AnyView() }
    @available(SDK 15, *)
    public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
        AnyView()
    }
    @available(SDK 15, *) public func containerShape<T: InsettableShape>(_ shape: T) -> some View { AnyView() }
    public func border<S: ShapeStyle>(_ style: S, width: CGFloat = 1) -> some View { AnyView() }

    // MARK: Colour and effects
    public func shadow(
        color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View { AnyView() }
    public func opacity(_ opacity: Double) -> some View { AnyView() }
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View { AnyView() }
    public func brightness(_ amount: Double) -> some View { AnyView() }
    public func contrast(_ amount: Double) -> some View { AnyView() }
    public func saturation(_ amount: Double) -> some View { AnyView() }
    public func grayscale(_ amount: Double) -> some View { AnyView() }
    public func hueRotation(_ angle: Angle) -> some View { AnyView() }
    public func colorMultiply(_ color: Color) -> some View { AnyView() }
    public func colorInvert() -> some View { AnyView() }
    public func blendMode(_ mode: BlendMode) -> some View { AnyView() }
    public func compositingGroup() -> some View { AnyView() }
    public func drawingGroup(opaque: Bool = false) -> some View { AnyView() }
    public func luminanceToAlpha() -> some View { AnyView() }
    public func hidden() -> some View { AnyView() }
    @available(SDK 14, *) public func redacted(reason: RedactionReasons) -> some View { AnyView() }
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View { AnyView() }
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View { AnyView() }
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { AnyView() }
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        perspective: CGFloat = 1
    ) -> some View { AnyView() }
    public func foregroundColor(_ color: Color?) -> some View { AnyView() }
    @available(SDK 15, *) public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { AnyView() }
    @available(SDK 15, *)
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ first: S1, _ second: S2) -> some View { AnyView() }
    public func accentColor(_ color: Color?) -> some View { AnyView() }
    @available(SDK 15, *) public func tint(_ color: Color?) -> some View { AnyView() }
    @available(SDK 16, *) public func tint<S: ShapeStyle>(_ style: S?) -> some View { AnyView() }
    public func colorScheme(_ scheme: ColorScheme) -> some View { AnyView() }
    @available(SDK 14, *) public func preferredColorScheme(_ scheme: ColorScheme?) -> some View { AnyView() }
    @available(SDK 18, *) public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
        AnyView()
    }

    // MARK: Text and symbols
    public func font(_ font: Font?) -> some View { AnyView() }
    @available(SDK 16, *) public func fontWeight(_ weight: Font.Weight?) -> some View { AnyView() }
    @available(SDK 16.1, *) public func fontDesign(_ design: Font.Design?) -> some View { AnyView() }
    @available(SDK 16, *) public func bold(_ isActive: Bool = true) -> some View { AnyView() }
    @available(SDK 16, *) public func italic(_ isActive: Bool = true) -> some View { AnyView() }
    @available(SDK 15, *) public func monospacedDigit() -> some View { AnyView() }
    @available(SDK 16, *) public func tracking(_ tracking: CGFloat) -> some View { AnyView() }
    @available(SDK 14, *) public func textCase(_ textCase: Text.Case?) -> some View { AnyView() }
    public func lineLimit(_ number: Int?) -> some View { AnyView() }
    @available(SDK 16, *) public func lineLimit(_ limit: ClosedRange<Int>) -> some View { AnyView() }
    public func lineSpacing(_ spacing: CGFloat) -> some View { AnyView() }
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { AnyView() }
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { AnyView() }
    public func truncationMode(_ mode: Text.TruncationMode) -> some View { AnyView() }
    @available(SDK 15, *) public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { AnyView() }
    @available(SDK 15, *) public func dynamicTypeSize(_ range: PartialRangeThrough<DynamicTypeSize>) -> some View {
        AnyView()
    }
    @available(SDK 15, *) @available(tvOS, unavailable) @available(watchOS, unavailable)
    public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { AnyView() }
    public func imageScale(_ scale: Image.Scale) -> some View { AnyView() }
    @available(SDK 15, *) public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { AnyView() }
    @available(SDK 15, *) public func symbolVariant(_ variant: SymbolVariants) -> some View { AnyView() }
    @available(SDK 16, *) public func contentTransition(_ transition: ContentTransition) -> some View { AnyView() }

    // MARK: Lists and scrolling
    @available(SDK 15, *)
    public func badge(_ count: Int) -> some View { AnyView() }
    @available(SDK 15, *) @available(watchOS, unavailable) public func badge(_ label: some _Title) -> some View { AnyView() }
    public func listRowBackground<V: View>(_ view: V?) -> some View { AnyView() }
    public func listRowInsets(_ insets: EdgeInsets?) -> some View { AnyView() }
    @available(SDK 15, *) @available(tvOS, unavailable) @available(watchOS, unavailable)
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { AnyView() }
    @available(SDK 16, *) @available(tvOS, unavailable)
    public func scrollContentBackground(_ visibility: Visibility) -> some View { AnyView() }
    @available(SDK 16, *) public func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> some View { AnyView() }
    @available(SDK 16, *) public func scrollDisabled(_ disabled: Bool) -> some View { AnyView() }
    @available(SDK 17, *) public func scrollClipDisabled(_ disabled: Bool = true) -> some View { AnyView() }
    @available(SDK 17, *) public func scrollTargetLayout(isEnabled: Bool = true) -> some View { AnyView() }
    @available(SDK 17, *) public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { AnyView() }
    @available(SDK 17, *)
    public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View { AnyView() }
    @available(SDK 16, *)
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { AnyView() }

    // MARK: Environment and preferences
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View { AnyView() }
    public func environmentObject<T: ObservableObject>(_ object: T) -> some View { AnyView() }
    @available(SDK 17, *) public func environment<T: AnyObject & Observable>(_ object: T?) -> some View { AnyView() }
    public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View { AnyView() }
    public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping @Sendable (K.Value) -> Void
    ) -> some View where K.Value: Equatable { AnyView() }
    public func anchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View { AnyView() }
    public func id<ID: Hashable>(_ id: ID) -> some View { AnyView() }
    public func tag<V: Hashable>(_ tag: V) -> some View { AnyView() }
    public func coordinateSpace<T: Hashable>(name: T) -> some View { AnyView() }
    @available(SDK 17, *) public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { AnyView() }
}

@available(SDK 15, *) public protocol TextSelectability {}
@available(SDK 15, *) public struct _TextSelectability: TextSelectability { init() {} }
@available(SDK 15, *) extension TextSelectability where Self == _TextSelectability {
    public static var enabled: Self { Self() }
    public static var disabled: Self { Self() }
}
public struct ViewDimensions {
    public var width: CGFloat { 0 }
    public var height: CGFloat { 0 }
    public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
}
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let interaction = Self(rawValue: 1)
    @available(macOS, unavailable) public static let hoverEffect = Self(rawValue: 2)
    @available(tvOS, unavailable) @available(watchOS, unavailable)
    public static let contextMenuPreview = Self(rawValue: 4)
}
@available(SDK 18, *) public struct MaterialActiveAppearance: Equatable, Sendable {
    public static let automatic = Self(), active = Self(), inactive = Self(), matchWindow = Self()
}
extension Text {
    public enum Case: Sendable { case uppercase, lowercase }
    public enum TruncationMode: Sendable { case head, middle, tail }
}
@available(SDK 16, *) public struct ContentTransition: Equatable, Sendable {
    public static let identity = Self(), opacity = Self(), interpolate = Self()
    public static func numericText(countsDown: Bool = false) -> Self { Self() }
}
public enum ScrollIndicatorVisibility: Sendable { case automatic, visible, hidden, never }
public enum ScrollDismissesKeyboardMode: Sendable { case automatic, immediately, interactively, never }
