import SwiftUI

struct Editor: View {
    var body: some View {
        ZStack(alignment: .bottom) {
            Text("Editor")
            Text("Saved")
                .padding()
                .glassEffect(.regular, in: .capsule)
        }
        .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
                Button("Done") {}
            }
        }
    }
}
