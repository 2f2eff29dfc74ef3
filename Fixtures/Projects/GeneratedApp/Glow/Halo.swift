import SwiftUI

struct Halo: View {
    var body: some View { Text("Halo") }
}
