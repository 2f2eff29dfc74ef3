import SwiftUI

struct StatusScreen: View {
    let isOnline: Bool
    let isBusy: Bool

    var body: some View {
        Image("office")
            .resizable()
            .overlay(alignment: .top) {
                Group {
                    if isOnline {
                        if isBusy {
                            Text("Busy")
                                .padding()
                                .liquidGlass(in: Capsule()) { $0.background(.thinMaterial, in: Capsule()) }
                        } else {
                            Text("Free")
                                .padding()
                                .liquidGlass(in: Capsule()) { $0.background(.regularMaterial, in: Capsule()) }
                        }
                    }
                }
            }
    }
}
