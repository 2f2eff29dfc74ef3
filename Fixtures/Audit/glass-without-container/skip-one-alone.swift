import SwiftUI

struct Example: View {
    var body: some View {
        HStack {
            Text("A").padding().glassEffect()
            Text("B").padding()
        }
    }
}
