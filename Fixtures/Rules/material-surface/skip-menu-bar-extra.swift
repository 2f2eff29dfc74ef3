import SwiftUI

struct UsageView: View {
    let percent: Int

    var body: some View {
        Text("\(percent) %")
            .padding()
            .background(.ultraThinMaterial)
    }
}

@main
struct UsageApp: App {
    var body: some Scene {
        MenuBarExtra("Usage", systemImage: "gauge") {
            UsageView(percent: 40)
        }
        .menuBarExtraStyle(.window)
    }
}
