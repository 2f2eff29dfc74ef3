import SwiftUI

struct MapView: View {
    let onLocate: () -> Void

    var body: some View {
        Image("delta")
            .overlay(alignment: .topTrailing) {
                Button(action: onLocate) {
                    Image(systemName: "location")
                        .padding(12)
                        .background(.regularMaterial, in: Circle())
                }
            }
    }
}
