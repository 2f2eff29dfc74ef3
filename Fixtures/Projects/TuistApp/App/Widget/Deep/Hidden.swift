import SwiftUI

struct Hidden: View {
    var body: some View { Text("Hidden") }
}
