// floors: iOS 17
import SwiftUI

struct Example: View {
    var body: some View {
        if #available(iOS 26.0, *) {
            Menu("More") { Button("Copy") {} }.buttonStyle(.glass)
        } else {
            Menu("More") { Button("Copy") {} }.background(.thinMaterial, in: Capsule())
        }
    }
}
