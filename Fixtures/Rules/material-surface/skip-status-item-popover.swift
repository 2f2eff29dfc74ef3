import AppKit
import SwiftUI

/// The popover of a status item has the system's own background.
final class StatusItemController {
    private let popover = NSPopover()

    func show(from button: NSStatusBarButton) {
        popover.contentViewController = NSHostingController(rootView: UsagePanel())
        popover.show(relativeTo: button.bounds, of: button, preferredEdge: .minY)
    }
}

struct UsagePanel: View {
    let refresh: () -> Void

    var body: some View {
        Button(action: refresh) {
            Image(systemName: "arrow.clockwise")
                .padding(8)
                .background(.ultraThinMaterial, in: Circle())
        }
    }
}
