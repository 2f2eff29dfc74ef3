import SwiftUI

struct OldFlame: View {
    var body: some View { Text("OldFlame") }
}
