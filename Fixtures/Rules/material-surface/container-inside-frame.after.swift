import SwiftUI

struct PhotoScreen: View {
    let share: () -> Void
    let delete: () -> Void

    var body: some View {
        Image("photo")
            .resizable()
            .overlay(alignment: .bottom) {
                LiquidGlassContainer(spacing: 16) {
                    HStack(spacing: 16) {
                        Button(action: share) {
                            Image(systemName: "square.and.arrow.up")
                                .padding(12)
                                .liquidGlass(in: Circle()) { $0.background(.ultraThinMaterial, in: Circle()) }
                        }
                        Button(action: delete) {
                            Image(systemName: "trash")
                                .padding(12)
                                .liquidGlass(in: Circle()) { $0.background(.ultraThinMaterial, in: Circle()) }
                        }
                    }
                }
                .frame(width: 300, height: 200)
                .padding(.bottom)
            }
    }
}
