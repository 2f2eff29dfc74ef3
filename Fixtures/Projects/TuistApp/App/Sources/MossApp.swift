import SwiftUI

struct MossApp: View {
    var body: some View { Text("MossApp") }
}
