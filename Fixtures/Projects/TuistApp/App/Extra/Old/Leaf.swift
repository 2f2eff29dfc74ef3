import SwiftUI

struct Leaf: View {
    var body: some View { Text("Leaf") }
}
