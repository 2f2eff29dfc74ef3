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
        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 16))
        .onTapGesture(perform: open)
    }
}
