import SwiftUI

struct Chip: View {
    let title: String
    @Binding var selection: String

    var body: some View {
        if selection != title {
            Text(title).padding().glassEffect()
        } else {
            Text(title).padding().glassEffect(.regular.tint(.red))
        }
    }
}
