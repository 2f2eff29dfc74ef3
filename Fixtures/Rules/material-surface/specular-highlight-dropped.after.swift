import SwiftUI

struct AddButton: View {
    let add: () -> Void

    var body: some View {
        Button(action: add) {
            Image(systemName: "plus")
                .frame(width: 60, height: 60)
                .liquidGlass(in: .circle) {
                    $0.background(.ultraThinMaterial, in: .circle)
                        .overlay(
                            Circle()
                                .fill(
                                    LinearGradient(
                                        colors: [.white.opacity(0.5), .clear], startPoint: .top, endPoint: .center)
                                )
                                .padding(2)
                        )
                }
        }
    }
}
