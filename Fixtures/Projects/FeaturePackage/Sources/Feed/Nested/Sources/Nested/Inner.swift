import SwiftUI

struct Inner: View {
    var body: some View { Text("Inner") }
}
