import SwiftUI

struct Angle: View {
    var body: some View { Text("Angle") }
}
