import SwiftUI

struct TideTests: View {
    var body: some View { Text("TideTests") }
}
