import SwiftUI

struct CropButton: View {
    let crop: () -> Void

    var body: some View {
        Button(action: crop) {
            Image(systemName: "crop")
                .padding(12)
                .background(.ultraThinMaterial, in: Circle()) // glass-migrate:ignore
        }
    }
}
