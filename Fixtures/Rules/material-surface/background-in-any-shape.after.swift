import SwiftUI

struct DoorButton: View {
    let isRound: Bool
    let open: () -> Void

    var body: some View {
        Button(action: open) {
            Text("Open")
                .padding(12)
                .liquidGlass(in: isRound ? AnyShape(Circle()) : AnyShape(Rectangle())) {
                    $0.background(.thinMaterial, in: isRound ? AnyShape(Circle()) : AnyShape(Rectangle()))
                }
        }
    }
}
