import SwiftUI

struct TripCard: View {
    let name: String
    let open: () -> Void

    var body: some View {
        VStack {
            Text(name)
            Text("Three days")
        }
        .padding()
        .liquidGlass(in: RoundedRectangle(cornerRadius: 16), interactive: true) {
            $0.background(.regularMaterial, in: RoundedRectangle(cornerRadius: 16))
        }
        .onTapGesture(perform: open)
    }
}
