import SwiftUI

struct RingGauge: View {
    var body: some View {
        ZStack {
            Circle().stroke(.thinMaterial, lineWidth: 8)
            Circle().strokeBorder(Material.thick, lineWidth: 2)
        }
        .frame(width: 80, height: 80)
    }
}
