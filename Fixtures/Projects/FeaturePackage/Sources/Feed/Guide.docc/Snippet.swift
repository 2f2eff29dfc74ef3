import SwiftUI

struct Snippet: View {
    var body: some View { Text("Snippet") }
}
