import AppKit
import SwiftUI

struct SidebarBlur: NSViewRepresentable {
    func makeNSView(context: Context) -> NSVisualEffectView {
        let view = NSVisualEffectView()
        view.material = .sidebar
        return view
    }

    func updateNSView(_ view: NSVisualEffectView, context: Context) {}
}

/// The system's sidebar draws itself on 26.
struct LibrarySidebar: View {
    var body: some View {
        List {
            Text("Albums")
        }
        .background(SidebarBlur())
    }
}
