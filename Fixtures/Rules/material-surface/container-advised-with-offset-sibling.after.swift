import SwiftUI

struct DialButtons: View {
    let isOpen: Bool
    let call: () -> Void
    let video: () -> Void

    var body: some View {
        VStack(spacing: 12) {
            Button(action: call) {
                Image(systemName: "phone")
                    .padding(12)
                    .liquidGlass(in: Circle()) { $0.background(.regularMaterial, in: Circle()) }
            }
            Button(action: video) {
                Image(systemName: "video")
                    .padding(12)
                    .liquidGlass(in: Circle()) { $0.background(.regularMaterial, in: Circle()) }
            }
            .offset(y: isOpen ? 0 : 60)
            .opacity(isOpen ? 1 : 0)
        }
    }
}
