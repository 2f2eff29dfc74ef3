import SwiftUI

struct Example: View {
    var body: some View {
        ZStack {
            Image("cover").resizable()
            Text("Play").padding().glassEffect(.clear.tint(.black.opacity(0.4)))
        }
    }
}
