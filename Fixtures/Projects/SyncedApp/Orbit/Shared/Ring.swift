import SwiftUI

struct Ring: View {
    var body: some View { Text("Ring") }
}
