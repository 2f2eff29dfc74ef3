import SwiftUI

struct VolumeCard: View {
    let title: String

    var body: some View {
        #if os(visionOS)
        Text(title)
            .padding()
            .background(.regularMaterial, in: .rect(cornerRadius: 20))
            .glassBackgroundEffect(in: .rect(cornerRadius: 20))
        #else
        Text(title)
        #endif
    }
}
