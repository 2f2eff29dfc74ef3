import ActivityKit
import SwiftUI
import WidgetKit

struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var minutes: Int
    }
}

struct RideActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: RideAttributes.self) { context in
            Text("\(context.state.minutes) min")
                .padding()
                .background(.thinMaterial, in: .rect(cornerRadius: 12))
        } dynamicIsland: { _ in
            DynamicIsland {
                Text("Ride")
            } compactLeading: {
                Text("Ride")
            } compactTrailing: {
                Text("Now")
            } minimal: {
                Text("R")
            }
        }
    }
}
