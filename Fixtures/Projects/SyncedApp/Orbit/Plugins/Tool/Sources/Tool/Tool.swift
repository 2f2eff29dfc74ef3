import SwiftUI

struct Tool: View {
    var body: some View { Text("Tool") }
}
