// options: --style native
import SwiftUI

struct CraneScreen: View {
    var body: some View {
        Image("crane")
            .resizable()
            .overlay(alignment: .bottom) {
                Text("Load").padding().glassEffect(.regular, in: Capsule())
            }
    }
}
