import SwiftUI

struct TideWidget: View {
    var body: some View { Text("TideWidget") }
}
