import SwiftUI

struct FlameDraft: View {
    var body: some View { Text("FlameDraft") }
}
