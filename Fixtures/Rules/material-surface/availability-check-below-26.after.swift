import SwiftUI

struct PulseScreen: View {
    let rate: Int

    var body: some View {
        Image("heart")
            .resizable()
            .overlay(alignment: .top) {
                if #available(iOS 17.0, *) {
                    Text("\(rate)")
                        .padding()
                        .liquidGlass(in: Capsule()) { $0.background(.thinMaterial, in: Capsule()) }
                } else {
                    Text("\(rate)")
                }
            }
    }
}
