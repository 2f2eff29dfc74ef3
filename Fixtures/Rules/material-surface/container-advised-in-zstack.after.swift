import SwiftUI

struct ViewerScreen: View {
    let close: () -> Void
    let share: () -> Void

    var body: some View {
        ZStack {
            Image("scan")
                .resizable()
            Button(action: close) {
                Image(systemName: "xmark")
                    .padding(12)
                    .liquidGlass(in: Circle()) { $0.background(.ultraThinMaterial, in: Circle()) }
            }
            Button(action: share) {
                Image(systemName: "square.and.arrow.up")
                    .padding(12)
                    .liquidGlass(in: Circle()) { $0.background(.ultraThinMaterial, in: Circle()) }
            }
            .offset(x: 60)
        }
    }
}
