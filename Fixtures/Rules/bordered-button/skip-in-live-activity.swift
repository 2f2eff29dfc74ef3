// options: --include bordered
import ActivityKit
import SwiftUI
import WidgetKit

/// The system draws activities, and their buttons with them.
struct SnoozeActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: SnoozeAttributes.self) { context in
            SnoozeActions(isOn: context.state.isOn)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.bottom) {
                    SnoozeActions(isOn: context.state.isOn)
                }
            } compactLeading: {
                Text("z")
            } compactTrailing: {
                Text("Z")
            } minimal: {
                Text("z")
            }
        }
    }
}

private struct SnoozeActions: View {
    let isOn: Bool

    var body: some View {
        Button(intent: WakeUp()) {
            Text(isOn ? "Wake Up" : "Dismiss")
        }
        .buttonStyle(.borderedProminent)
    }
}
