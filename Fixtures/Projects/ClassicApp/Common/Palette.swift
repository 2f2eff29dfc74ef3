import SwiftUI

struct Palette: View {
    var body: some View { Text("Palette") }
}
