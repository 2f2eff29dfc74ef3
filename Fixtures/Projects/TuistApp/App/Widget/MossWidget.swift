import SwiftUI

struct MossWidget: View {
    var body: some View { Text("MossWidget") }
}
