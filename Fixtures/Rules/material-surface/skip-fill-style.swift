import SwiftUI

struct DonutButton: View {
    let open: () -> Void

    var body: some View {
        VStack {
            Button(action: open) {
                Text("Donut")
                    .padding()
                    .background(.thinMaterial, in: Circle(), fillStyle: FillStyle(eoFill: true))
            }
            Button(action: open) {
                Text("Ring")
                    .padding()
                    .background(Circle().fill(.regularMaterial, style: FillStyle(antialiased: false)))
            }
        }
    }
}
