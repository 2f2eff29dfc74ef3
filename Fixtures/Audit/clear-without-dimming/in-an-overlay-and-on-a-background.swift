import SwiftUI

struct Example: View {
    var body: some View {
        VStack {
            Image("cover")
                .resizable()
                .overlay(alignment: .bottom) {
                    Text("Play").padding().glassEffect(.clear.interactive())
                }
            VStack {
                Text("Now").padding().glassEffect(.clear, in: .capsule)
            }
            .background {
                Image("sky").resizable()
            }
        }
    }
}
