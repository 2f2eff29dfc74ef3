import SwiftUI

struct Dial: View {
    var body: some View { Text("Dial") }
}
