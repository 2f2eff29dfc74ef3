import SwiftUI

struct KeyboardController: View {
    var body: some View { Text("KeyboardController") }
}
