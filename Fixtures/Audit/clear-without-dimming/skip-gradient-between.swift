import SwiftUI

struct Example: View {
    var body: some View {
        ZStack(alignment: .bottom) {
            Image("cover").resizable()
            LinearGradient(colors: [.clear, .black], startPoint: .top, endPoint: .bottom)
            Text("Play").padding().glassEffect(.clear)
        }
    }
}
