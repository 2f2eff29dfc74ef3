import SwiftUI

struct FlameTests: View {
    var body: some View { Text("FlameTests") }
}
