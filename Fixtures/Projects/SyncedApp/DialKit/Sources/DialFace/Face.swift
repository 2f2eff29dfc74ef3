import SwiftUI

struct Face: View {
    var body: some View { Text("Face") }
}
