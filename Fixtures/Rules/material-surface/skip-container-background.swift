import SwiftUI

struct DetailScreen: View {
    var body: some View {
        Text("Detail")
            .containerBackground(.thinMaterial, for: .navigation)
    }
}
