import SwiftUI

struct Example: View {
    var body: some View {
        VStack {
            Image("cover")
                .resizable()
                .overlay(alignment: .bottom) {
                    Text("Play").padding().glassEffect(.clear.interactive()).background(.black.opacity(0.3), in: .capsule)
                }
            VStack {
                Text("Now").padding().glassEffect(.clear, in: .capsule).background(.black.opacity(0.3), in: .capsule)
            }
            .background {
                Image("sky").resizable()
            }
        }
    }
}
