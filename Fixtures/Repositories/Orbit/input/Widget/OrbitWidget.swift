import OrbitModel
import SwiftUI
import WidgetKit

struct PassEntry: TimelineEntry {
    let date: Date
    let pass: Pass
}

struct PassProvider: TimelineProvider {
    func placeholder(in context: Context) -> PassEntry {
        PassEntry(date: .now, pass: .sample)
    }

    func getSnapshot(in context: Context, completion: @escaping (PassEntry) -> Void) {
        completion(PassEntry(date: .now, pass: .sample))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<PassEntry>) -> Void) {
        completion(Timeline(entries: [PassEntry(date: .now, pass: .sample)], policy: .atEnd))
    }
}

struct PassWidgetView: View {
    let entry: PassEntry

    var body: some View {
        VStack(alignment: .leading) {
            Text(entry.pass.satellite)
                .font(.headline)
            Text("\(entry.pass.elevation)° high")
                .padding(.horizontal, 8)
                .padding(.vertical, 4)
                .background(.ultraThinMaterial, in: Capsule())
        }
        .containerBackground(.thinMaterial, for: .widget)
    }
}

struct PassWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "next-pass", provider: PassProvider()) { entry in
            PassWidgetView(entry: entry)
        }
        .configurationDisplayName("Next pass")
        .supportedFamilies([.systemSmall])
    }
}
