import SwiftUI

struct Generate: View {
    var body: some View { Text("Generate") }
}
