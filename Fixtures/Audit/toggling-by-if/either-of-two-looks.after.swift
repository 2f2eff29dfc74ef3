import SwiftUI

struct Chip: View {
    let title: String
    @Binding var selection: String

    var body: some View {
        Text(title).padding().glassEffect((selection != title) ? .regular : .regular.tint(.red))
    }
}
