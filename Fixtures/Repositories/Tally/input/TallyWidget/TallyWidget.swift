import SwiftUI
import WidgetKit

struct CountEntry: TimelineEntry {
    let date: Date
    let counter: Counter
}

struct CountProvider: TimelineProvider {
    func placeholder(in context: Context) -> CountEntry {
        CountEntry(date: .now, counter: .sample)
    }

    func getSnapshot(in context: Context, completion: @escaping (CountEntry) -> Void) {
        completion(CountEntry(date: .now, counter: .sample))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<CountEntry>) -> Void) {
        completion(Timeline(entries: [CountEntry(date: .now, counter: .sample)], policy: .atEnd))
    }
}

@main
struct TallyWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "count", provider: CountProvider()) { entry in
            VStack {
                Ring(fraction: 0.4)
                CountBadge(count: entry.counter.count)
            }
            .containerBackground(.regularMaterial, for: .widget)
        }
    }
}
