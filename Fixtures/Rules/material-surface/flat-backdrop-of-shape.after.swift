import SwiftUI

struct PinScreen: View {
    let unlock: () -> Void

    var body: some View {
        ZStack {
            Rectangle()
                .fill(.black)
                .ignoresSafeArea()
            if true {
                Text("Tap to unlock")
                    .padding()
                    .liquidGlass(in: .rect(cornerRadius: 10), interactive: true) {
                        $0.background(.ultraThinMaterial, in: .rect(cornerRadius: 10))
                    }
                    .onTapGesture { unlock() }
            }
        }
    }
}
