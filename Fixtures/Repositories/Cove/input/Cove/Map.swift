import SwiftUI

struct Map: View {
    let onCentre: () -> Void

    var body: some View {
        Image("cove")
            .overlay(alignment: .topTrailing) {
                Button(action: onCentre) {
                    Image(systemName: "scope")
                        .padding(12)
                        .background(.regularMaterial, in: Circle())
                }
            }
    }
}
