import SwiftUI

struct SortMenu: View {
    let sort: () -> Void

    var body: some View {
        Menu {
            Button("By name", action: sort)
        } label: {
            Image(systemName: "arrow.up.arrow.down")
                .padding(12)
                .background(.ultraThinMaterial, in: Circle())
        }
    }
}
