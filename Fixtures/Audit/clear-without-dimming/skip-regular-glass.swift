import SwiftUI

struct Example: View {
    var body: some View {
        Image("cover")
            .resizable()
            .overlay { Text("Play").padding().glassEffect() }
    }
}
