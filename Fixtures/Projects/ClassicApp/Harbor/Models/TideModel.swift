import SwiftUI

struct TideModel: View {
    var body: some View { Text("TideModel") }
}
