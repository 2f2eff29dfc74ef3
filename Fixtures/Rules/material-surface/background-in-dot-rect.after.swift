import SwiftUI

struct CaptureScreen: View {
    let hint: String

    var body: some View {
        Image("viewfinder")
            .resizable()
            .overlay(alignment: .bottom) {
                Text(hint)
                    .padding()
                    .liquidGlass(in: .rect(cornerRadius: 12)) {
                        $0.background(.ultraThickMaterial, in: .rect(cornerRadius: 12))
                    }
            }
    }
}
