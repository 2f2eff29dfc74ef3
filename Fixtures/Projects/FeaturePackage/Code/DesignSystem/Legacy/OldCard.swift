import SwiftUI

struct OldCard: View {
    var body: some View { Text("OldCard") }
}
