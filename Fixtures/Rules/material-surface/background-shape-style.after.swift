import SwiftUI

struct GuideButton: View {
    let open: () -> Void

    var body: some View {
        Button(action: open) {
            Text("Guide")
                .padding()
                .liquidGlass(in: RoundedRectangle(cornerRadius: 25)) {
                    $0.background {
                        RoundedRectangle(cornerRadius: 25).foregroundStyle(.ultraThinMaterial)
                    }
                }
        }
    }
}
