import SwiftUI

struct OptionsScreen: View {
    var body: some View {
        Image("scene")
            .resizable()
            .overlay(alignment: .top) {
                if #available(iOS 26.0, *) {
                    Text("Options")
                        .padding()
                        .background(.regularMaterial, in: .capsule)
                        .glassEffect(.regular, in: .capsule)
                } else {
                    Text("Options")
                        .padding()
                        .background(.regularMaterial, in: .capsule)
                }
            }
    }
}
