import SwiftUI

struct Example: View {
    var body: some View {
        HStack {
            Image(systemName: "photo")
            Text("Play").padding().glassEffect(.clear)
        }
    }
}
