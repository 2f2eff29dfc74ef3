import SwiftUI

struct GuideButton: View {
    let open: () -> Void

    var body: some View {
        Button(action: open) {
            Text("Guide")
                .padding()
                .background {
                    RoundedRectangle(cornerRadius: 25).foregroundStyle(.ultraThinMaterial)
                }
        }
    }
}
