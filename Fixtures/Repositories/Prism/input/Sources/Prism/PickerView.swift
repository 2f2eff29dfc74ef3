import SwiftUI

struct PickerView: View {
    @State private var hue = 0.4

    var body: some View {
        ZStack(alignment: .bottom) {
            Text("Pick").liquidGlass(hue: hue)
            Button {
                hue = 0
            } label: {
                Text("Reset")
                    .padding(.horizontal, 20)
                    .padding(.vertical, 10)
                    .background(.regularMaterial, in: Capsule())
            }
        }
    }
}
