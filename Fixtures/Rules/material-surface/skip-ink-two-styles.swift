import SwiftUI

struct LayeredSymbol: View {
    var body: some View {
        Image(systemName: "person.crop.circle.badge.plus")
            .foregroundStyle(.red, .thinMaterial)
    }
}
