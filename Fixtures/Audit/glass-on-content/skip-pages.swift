import SwiftUI

struct Example: View {
    var body: some View {
        TabView {
            ForEach(0..<3) { page in
                Text("Page \(page)").padding().glassEffect()
            }
        }
    }
}
