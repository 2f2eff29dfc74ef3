import SwiftUI

struct TeleprompterScreen: View {
    let line: String

    var body: some View {
        Image("camera")
            .resizable()
            .overlay(alignment: .bottom) {
                // Don't migrate this to Liquid Glass, the speaker must be able to read it.
                Text(line)
                    .padding()
                    .background(.thickMaterial, in: .rect(cornerRadius: 12))
            }
    }
}
