import SwiftUI

struct HintView: View {
    var body: some View {
        Text("Swipe to dismiss")
    }

    static func closeButton(_ close: @escaping () -> Void) -> some View {
        Button(action: close) {
            Image(systemName: "xmark")
                .padding(8)
                .background(.thinMaterial, in: Circle())
        }
    }
}

struct FirstScreen: View {
    var body: some View {
        List {
            HintView()
            HintView()
        }
    }
}
