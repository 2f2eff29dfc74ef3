import SwiftUI

struct Frond: View {
    var body: some View { Text("Frond") }
}
