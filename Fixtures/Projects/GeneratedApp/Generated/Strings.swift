import SwiftUI

struct Strings: View {
    var body: some View { Text("Strings") }
}
