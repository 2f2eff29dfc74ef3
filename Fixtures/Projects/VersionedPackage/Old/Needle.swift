import SwiftUI

struct Needle: View {
    var body: some View { Text("Needle") }
}
