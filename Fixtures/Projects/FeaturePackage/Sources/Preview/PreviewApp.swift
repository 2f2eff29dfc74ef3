import SwiftUI

struct PreviewApp: View {
    var body: some View { Text("PreviewApp") }
}
