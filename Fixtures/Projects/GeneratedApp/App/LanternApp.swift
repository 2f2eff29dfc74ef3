import SwiftUI

struct LanternApp: View {
    var body: some View { Text("LanternApp") }
}
