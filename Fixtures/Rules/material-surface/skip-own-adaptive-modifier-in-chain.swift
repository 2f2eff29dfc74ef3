import SwiftUI

extension View {
    @ViewBuilder
    func houseGlass() -> some View {
        if #available(iOS 26.0, *) {
            glassEffect(.regular, in: .capsule)
        } else {
            self
        }
    }
}

struct HouseButton: View {
    let open: () -> Void

    var body: some View {
        Button(action: open) {
            Text("Open")
                .padding()
                .houseGlass()
                .background(.thinMaterial, in: Capsule())
        }
    }
}
