#if os(macOS)
import AppKit
import SwiftUI

/// Desktop vibrancy: there is no glass for that.
struct SidebarBlur: NSViewRepresentable {
    func makeNSView(context: Context) -> NSVisualEffectView {
        let view = NSVisualEffectView()
        view.material = .sidebar
        view.blendingMode = .behindWindow
        return view
    }

    func updateNSView(_ view: NSVisualEffectView, context: Context) {}
}

struct Sidebar: View {
    var body: some View {
        Text("Library")
            .background(SidebarBlur())
    }
}
#endif
