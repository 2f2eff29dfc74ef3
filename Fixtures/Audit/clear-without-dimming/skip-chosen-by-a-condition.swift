import SwiftUI

struct Example: View {
    let isBright: Bool

    var body: some View {
        ZStack {
            Image("cover").resizable()
            Text("Play").padding().glassEffect(isBright ? .regular : .clear)
        }
    }
}
