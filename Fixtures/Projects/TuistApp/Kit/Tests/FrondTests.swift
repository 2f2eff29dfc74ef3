import SwiftUI

struct FrondTests: View {
    var body: some View { Text("FrondTests") }
}
