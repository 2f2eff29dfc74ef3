import SwiftUI

struct MenuCommands: View {
    var body: some View { Text("MenuCommands") }
}
