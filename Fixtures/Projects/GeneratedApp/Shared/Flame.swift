import SwiftUI

struct Flame: View {
    var body: some View { Text("Flame") }
}
