// Hand-written, type-check-only stand-in for the slice of WidgetKit that fixtures use. Not Apple's source.
public import SwiftUI

public protocol TimelineEntry { var date: Date { get } }
public struct TimelineReloadPolicy: Equatable, Sendable {
    public static let atEnd = Self(), never = Self()
    public static func after(_ date: Date) -> Self { Self() }
}
public struct Timeline<EntryType: TimelineEntry> {
    public init(entries: [EntryType], policy: TimelineReloadPolicy) {}
}
public struct TimelineProviderContext { public var isPreview: Bool { false } }
public protocol TimelineProvider {
    associatedtype Entry: TimelineEntry
    typealias Context = TimelineProviderContext
    @preconcurrency func placeholder(in context: Context) -> Entry
    @preconcurrency func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
    @preconcurrency func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}
public enum WidgetFamily: Sendable { case systemSmall, systemMedium, systemLarge, accessoryCircular, accessoryInline }

@MainActor @preconcurrency public protocol WidgetConfiguration {
    associatedtype Body: WidgetConfiguration
    var body: Body { get }
}
extension Never: WidgetConfiguration {}
public protocol _LeafConfiguration: WidgetConfiguration where Body == Never {}
extension _LeafConfiguration { public var body: Never { fatalError() } }
@MainActor @preconcurrency public protocol Widget {
    associatedtype Body: WidgetConfiguration
    var body: Body { get }
    init()
}
extension Widget { public static func main() {} }
@MainActor @preconcurrency public protocol WidgetBundle {
    associatedtype Body: Widget
    @WidgetBundleBuilder var body: Body { get }
    init()
}
extension WidgetBundle { public static func main() {} }
@resultBuilder public struct WidgetBundleBuilder {
    public static func buildBlock<C: Widget>(_ content: C) -> C { content }
}

public struct StaticConfiguration<Content: View>: _LeafConfiguration {
    public init<P: TimelineProvider>(
        kind: String, provider: P, @ViewBuilder content: @escaping (P.Entry) -> Content
    ) {}
}
extension WidgetConfiguration {
    public func configurationDisplayName(_ name: some _Title) -> some WidgetConfiguration { self }
    public func description(_ text: some _Title) -> some WidgetConfiguration { self }
    public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
    @available(SDK 17, *) public func contentMarginsDisabled() -> some WidgetConfiguration { self }
}
public final class WidgetCenter: Sendable {
    public static let shared = WidgetCenter()
    public func reloadAllTimelines() {}
}
public struct AccessoryWidgetBackground: View {
    public typealias Body = Never
    public init() {}
}

#if os(iOS)
public import ActivityKit

@available(iOS 16.1, *) public struct ActivityViewContext<Attributes: ActivityAttributes> {
    public var state: Attributes.ContentState { fatalError() }
    public var attributes: Attributes { fatalError() }
}
@available(iOS 16.1, *) public struct ActivityConfiguration<Attributes: ActivityAttributes>: _LeafConfiguration {
    public init<C: View>(
        for type: Attributes.Type, @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> C,
        dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
    ) {}
}
@available(iOS 16.1, *) public struct DynamicIslandExpandedRegion<Content: View> {
    public enum Position: Sendable { case leading, trailing, center, bottom }
    public init(_ position: Position, @ViewBuilder content: () -> Content) {}
}
@available(iOS 16.1, *) @resultBuilder public struct DynamicIslandExpandedContentBuilder {
    public static func buildBlock<each C: View>(_ content: repeat DynamicIslandExpandedRegion<each C>) {}
}
@available(iOS 16.1, *) public struct DynamicIsland {
    public init<L: View, T: View, M: View>(
        @DynamicIslandExpandedContentBuilder expanded: () -> Void, @ViewBuilder compactLeading: () -> L,
        @ViewBuilder compactTrailing: () -> T, @ViewBuilder minimal: () -> M
    ) {}
}
#endif
