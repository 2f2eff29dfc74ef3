import SwiftUI

struct LanternWidget: View {
    var body: some View { Text("LanternWidget") }
}
