import SwiftUI

struct LayersToggle: View {
    @Binding var showsTraffic: Bool

    var body: some View {
        Toggle("Traffic", isOn: $showsTraffic)
            .padding(10)
            .liquidGlass(in: Capsule()) { $0.background(.thinMaterial, in: Capsule()) }
    }
}
