// options: --shadows keep
import SwiftUI

struct TuneButton: View {
    let tune: () -> Void

    var body: some View {
        Button(action: tune) {
            Image(systemName: "tuningfork")
                .padding(12)
                .liquidGlass(in: Circle()) { $0.background(.thinMaterial, in: Circle()) }
                .shadow(radius: 3)
        }
    }
}
