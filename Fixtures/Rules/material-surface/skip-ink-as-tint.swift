import SwiftUI

struct DimSlider: View {
    @Binding var level: Double

    var body: some View {
        Slider(value: $level)
            .tint(.thickMaterial)
    }
}
