import SwiftUI

struct Example: View {
    @State private var isRecording = false

    var body: some View {
        Text("Record")
            .padding()
            .glassEffect()
            .scaleEffect(isRecording ? 1.05 : 1)
            .animation(isRecording ? .easeInOut.repeatForever() : .default, value: isRecording)
    }
}
