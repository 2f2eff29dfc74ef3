// floors: iOS 17
import SwiftUI

struct Player: View {
    var body: some View {
        ZStack {
            Color.black
            if #available(iOS 26.0, *) {
                Text("Play").padding().glassEffect()
            }
        }
    }
}
