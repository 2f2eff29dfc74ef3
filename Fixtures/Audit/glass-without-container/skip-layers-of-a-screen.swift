import SwiftUI

struct Example: View {
    var body: some View {
        ZStack {
            Text("Top").padding().glassEffect().frame(maxHeight: .infinity, alignment: .top)
            Text("Bottom").padding().glassEffect().frame(maxHeight: .infinity, alignment: .bottom)
        }
    }
}
