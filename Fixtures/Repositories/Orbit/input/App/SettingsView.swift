import SwiftUI

struct SettingsView: View {
    @State private var notifies = true
    @State private var usesMiles = false

    var body: some View {
        NavigationStack {
            Form {
                Section("Passes") {
                    Toggle("Notify me before a pass", isOn: $notifies)
                    Toggle("Distances in miles", isOn: $usesMiles)
                }
                Section("About") {
                    LabeledContent("Version", value: "4.2")
                        .listRowBackground(Rectangle().fill(.thinMaterial))
                }
            }
            .navigationTitle("Settings")
            #if os(iOS)
            .toolbarBackground(.ultraThinMaterial, for: .navigationBar)
            #endif
            .toolbar {
                ToolbarItem {
                    Button("Reset", action: reset)
                        .padding(.horizontal, 12)
                        .padding(.vertical, 6)
                        .background(.thinMaterial, in: Capsule())
                }
            }
        }
    }

    private func reset() {
        notifies = true
        usesMiles = false
    }
}
