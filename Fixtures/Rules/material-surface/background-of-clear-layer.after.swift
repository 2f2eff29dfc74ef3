import SwiftUI

struct CrosshairScreen: View {
    let bearing: Int

    var body: some View {
        Image("sea")
            .resizable()
            .overlay(alignment: .bottom) {
                Text("\(bearing)°")
                    .padding()
                    .background(Color.clear.liquidGlass(in: Capsule()) { _ in
                        Color.clear.background(.ultraThinMaterial).clipShape(Capsule())
                    })
            }
    }
}
