import SwiftUI

struct MenuBar: View {
    var body: some View { Text("MenuBar") }
}
