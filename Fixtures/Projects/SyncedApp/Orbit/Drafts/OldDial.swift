import SwiftUI

struct OldDial: View {
    var body: some View { Text("OldDial") }
}
