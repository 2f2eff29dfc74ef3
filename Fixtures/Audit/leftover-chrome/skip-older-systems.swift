// floors: iOS 17
import SwiftUI

struct Example: View {
    var body: some View {
        if #available(iOS 26, *) {
            Text("Ready").padding().glassEffect()
        } else {
            Text("Ready").padding().toolbarBackground(.ultraThinMaterial, for: .navigationBar)
        }
    }
}
