import SwiftUI

struct Example: View {
    var body: some View {
        ZStack {
            Image("cover")
                .resizable()
                .overlay(Color.black.opacity(0.35))
            Text("Play").padding().glassEffect(.clear)
        }
    }
}
