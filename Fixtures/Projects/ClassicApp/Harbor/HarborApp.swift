import SwiftUI

struct HarborApp: View {
    var body: some View { Text("HarborApp") }
}
