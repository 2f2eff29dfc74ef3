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
                        .background(.thinMaterial, in: Capsule())
                } else {
                    Text("\(rate)")
                }
            }
    }
}
