import SwiftUI

struct TitleButton: View {
    let action: () -> Void
    let longPress: (() -> Void)?

    var body: some View {
        if let longPress {
            Text("Title").onTapGesture(perform: action).onLongPressGesture(perform: longPress)
        } else {
            Button("Title", action: action)
        }
    }
}

struct Header: View {
    var body: some View {
        TitleButton(action: {}, longPress: nil).padding(8).glassEffect(.regular.interactive())
    }
}
