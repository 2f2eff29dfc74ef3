import SwiftUI

struct Other: View {
    var body: some View { Text("Other") }
}
