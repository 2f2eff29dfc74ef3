import SwiftUI

struct Unlisted: View {
    var body: some View { Text("Unlisted") }
}
