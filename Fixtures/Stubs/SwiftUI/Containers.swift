// Stacks, grids, lists, navigation and the other containers.

public struct HStack<Content: View>: _Leaf {
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}
public struct VStack<Content: View>: _Leaf {
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {}
}
public struct ZStack<Content: View>: _Leaf {
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let sectionHeaders = Self(rawValue: 1), sectionFooters = Self(rawValue: 2)
}
@available(SDK 14, *) public struct LazyHStack<Content: View>: _Leaf {
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {}
}
@available(SDK 14, *) public struct LazyVStack<Content: View>: _Leaf {
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {}
}
@available(SDK 14, *) public struct GridItem: Sendable {
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {}
}
@available(SDK 14, *) public struct LazyVGrid<Content: View>: _Leaf {
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {}
}
@available(SDK 14, *) public struct LazyHGrid<Content: View>: _Leaf {
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {}
}
@available(SDK 16, *) public struct Grid<Content: View>: _Leaf {
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {}
}
@available(SDK 16, *) public struct GridRow<Content: View>: _Leaf {
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {}
}
@available(SDK 16, *) public struct ViewThatFits<Content: View>: _Leaf {
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {}
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {}
extension ForEach: View where Content: View {
    public typealias Body = Never
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {}
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {}
    @available(SDK 15, *)
    public init(_ data: Binding<Data>, @ViewBuilder content: @escaping (Binding<Data.Element>) -> Content)
    where Data: MutableCollection, Data.Element: Identifiable, ID == Data.Element.ID {}
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some View { AnyView() }
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some View { AnyView() }
}

public struct ScrollView<Content: View>: _Leaf {
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {}
}
@available(SDK 14, *) public struct ScrollViewProxy {
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
@available(SDK 14, *) public struct ScrollViewReader<Content: View>: _Leaf {
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {}
}

public struct List<SelectionValue: Hashable, Content: View>: _Leaf {}
extension List where SelectionValue == Never {
    public init(@ViewBuilder content: () -> Content) {}
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {}
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {}
}
extension List {
    @available(watchOS 10.0, *)
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {}
    @available(watchOS, unavailable)
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {}
}
@available(SDK 16, *) @available(tvOS, unavailable) @available(watchOS, unavailable)
public struct Table<Row: Identifiable>: _Leaf {
    public init<Data: RandomAccessCollection>(
        _ data: Data, @TableColumnBuilder<Row> columns: () -> _TableColumns<Row>
    ) where Data.Element == Row {}
}
@available(SDK 16, *) public struct _TableColumns<Row> {}
@available(SDK 16, *) @resultBuilder public struct TableColumnBuilder<Row> {
    public static func buildExpression<Content: View>(
        _ column: TableColumn<Row, Content>
    ) -> TableColumn<Row, Content> { column }
    public static func buildBlock<each C: View>(_ columns: repeat TableColumn<Row, each C>) -> _TableColumns<Row> {
        _TableColumns()
    }
}
@available(SDK 16, *) public struct TableColumn<Row, Content: View> {
    public init(_ title: some _Title, @ViewBuilder content: @escaping (Row) -> Content) {}
    public init(_ title: some _Title, value: KeyPath<Row, String>) where Content == Text {}
}
public struct Section<Parent: View, Content: View, Footer: View>: _Leaf {
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {}
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {}
}
extension Section where Parent == EmptyView, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content) {}
}
extension Section where Parent == Text, Footer == EmptyView {
    public init(_ title: some _Title, @ViewBuilder content: () -> Content) {}
}
extension Section where Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {}
    public init(header: Parent, @ViewBuilder content: () -> Content) {}
}
extension Section where Parent == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {}
}
public struct Form<Content: View>: _Leaf { public init(@ViewBuilder content: () -> Content) {} }
@available(tvOS, unavailable) @available(watchOS, unavailable)
@available(SDK 14, *) public struct GroupBox<Label: View, Content: View>: _Leaf {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
    public init(@ViewBuilder content: () -> Content) where Label == EmptyView {}
    public init(_ title: some _Title, @ViewBuilder content: () -> Content) where Label == Text {}
}
@available(SDK 14, *) @available(tvOS, unavailable) @available(watchOS, unavailable)
public struct DisclosureGroup<Label: View, Content: View>: _Leaf {
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {}
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {}
    public init(_ title: some _Title, @ViewBuilder content: @escaping () -> Content) where Label == Text {}
    public init(_ title: some _Title, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content)
    where Label == Text {}
}
@available(SDK 15, *) @available(watchOS, unavailable) public struct ControlGroup<Content: View>: _Leaf {
    public init(@ViewBuilder content: () -> Content) {}
}
@available(SDK 16, *) public struct LabeledContent<Label: View, Content: View>: _Leaf {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
    public init(_ title: some _Title, @ViewBuilder content: () -> Content) where Label == Text {}
    public init<S: StringProtocol>(_ title: some _Title, value: S) where Label == Text, Content == Text {}
}
@available(SDK 17, *) public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: _Leaf {
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {}
}
@available(SDK 17, *) extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    public init(_ title: some _Title, systemImage: String, description: Text? = nil) {}
}

public struct Spacer: _Leaf { public init(minLength: CGFloat? = nil) {} }
public struct Divider: _Leaf { public init() {} }

public struct GeometryProxy {
    public var size: CGSize { .zero }
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }
    public func frame(in space: CoordinateSpace) -> CGRect { .zero }
    @available(SDK 17, *) public func frame(in space: some CoordinateSpaceProtocol) -> CGRect { .zero }
    public subscript<T>(anchor: Anchor<T>) -> T { fatalError() }
}
public struct GeometryReader<Content: View>: _Leaf {
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
}
@available(SDK 15, *) public protocol TimelineSchedule {}
@available(SDK 15, *) public struct _SystemSchedule: TimelineSchedule { init() {} }
@available(SDK 15, *) extension TimelineSchedule where Self == _SystemSchedule {
    public static var animation: Self { Self() }
    public static var everyMinute: Self { Self() }
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self { Self() }
    public static func periodic(from start: Date, by interval: TimeInterval) -> Self { Self() }
}
@available(SDK 15, *) public struct TimelineViewContext { public var date: Date { Date() } }
@available(SDK 15, *) public struct TimelineView<Schedule: TimelineSchedule, Content: View>: _Leaf {
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewContext) -> Content) {}
}

// MARK: Navigation and tabs

public struct NavigationView<Content: View>: _Leaf { public init(@ViewBuilder content: () -> Content) {} }
@available(SDK 16, *) public struct NavigationPath: Equatable {
    public init() {}
    public mutating func append<V: Hashable>(_ value: V) {}
    public mutating func removeLast(_ count: Int = 1) {}
    public var isEmpty: Bool { true }
}
@available(SDK 16, *) public struct NavigationStack<Data, Root: View>: _Leaf {
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {}
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {}
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data: MutableCollection, Data.Element: Hashable {}
}
@available(SDK 16, *) public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: _Leaf {
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView {}
    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {}
}
public struct NavigationLink<Label: View, Destination: View>: _Leaf {
    public init(destination: Destination, @ViewBuilder label: () -> Label) {}
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {}
}
extension NavigationLink where Label == Text {
    public init(_ title: some _Title, destination: Destination) {}
    public init(_ title: some _Title, @ViewBuilder destination: () -> Destination) {}
}
@available(SDK 16, *) extension NavigationLink where Destination == Never {
    public init<V: Hashable>(value: V?, @ViewBuilder label: () -> Label) {}
    public init<V: Hashable>(_ title: some _Title, value: V?) where Label == Text {}
}

public struct TabView<SelectionValue: Hashable, Content>: _Leaf {}
extension TabView where Content: View {
    public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {}
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {}
}
@available(SDK 18, *) @MainActor @preconcurrency public protocol TabContent<TabValue> { associatedtype TabValue: Hashable }
@available(SDK 18, *) public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
    public typealias TabValue = Value
    public init(
        _ title: some _Title, systemImage: String, @ViewBuilder content: () -> Content
    ) where Value == Never, Label == SwiftUI.Label<Text, Image> {}
    public init(
        _ title: some _Title, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) where Label == SwiftUI.Label<Text, Image> {}
    public init(
        value: Value, role: TabRole?, @ViewBuilder content: () -> Content
    ) where Label == SwiftUI.Label<Text, Image> {}
}
@available(SDK 18, *) public struct TabRole: Hashable, Sendable { public static let search = Self() }
@available(SDK 18, *) public struct _Tabs<TabValue: Hashable>: TabContent {}
@available(SDK 18, *) @resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
    public static func buildBlock<each C: TabContent>(_ content: repeat each C) -> _Tabs<TabValue> { fatalError() }
}
@available(SDK 18, *) extension TabView {
    public init(@TabContentBuilder<Never> content: () -> Content)
    where SelectionValue == Never, Content: TabContent, Content.TabValue == Never {}
    public init(selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> Content)
    where Content: TabContent, Content.TabValue == SelectionValue {}
}
@MainActor @preconcurrency public protocol TabViewStyle {}
public struct _SystemTabViewStyle: TabViewStyle {}
@available(SDK 14, *) extension TabViewStyle where Self == _SystemTabViewStyle {
    public static var automatic: Self { Self() }
    @available(macOS, unavailable) public static var page: Self { Self() }
    @available(macOS, unavailable) public static func page(indexDisplayMode: _PageIndexMode) -> Self { Self() }
    @available(SDK 18, *) @available(watchOS, unavailable) public static var sidebarAdaptable: Self { Self() }
}
public enum _PageIndexMode: Sendable { case automatic, always, never }
@MainActor @preconcurrency public protocol ListStyle {}
public struct _SystemListStyle: ListStyle {}
extension ListStyle where Self == _SystemListStyle {
    public static var automatic: Self { Self() }
    public static var plain: Self { Self() }
    @available(SDK 14, *) @available(tvOS, unavailable) @available(watchOS, unavailable)
    public static var sidebar: Self { Self() }
    @available(SDK 14, *) @available(tvOS, unavailable) @available(watchOS, unavailable)
    public static var inset: Self { Self() }
    @available(macOS, unavailable) @available(watchOS, unavailable) public static var grouped: Self { Self() }
    @available(SDK 14, *) @available(macOS, unavailable) @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public static var insetGrouped: Self { Self() }
}
nonisolated extension View {
    @available(SDK 14, *) public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { AnyView() }
    public func listStyle<S: ListStyle>(_ style: S) -> some View { AnyView() }
}
