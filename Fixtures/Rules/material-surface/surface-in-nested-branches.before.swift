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
                                .background(.thinMaterial, in: Capsule())
                        } else {
                            Text("Free")
                                .padding()
                                .background(.regularMaterial, in: Capsule())
                        }
                    }
                }
            }
    }
}
