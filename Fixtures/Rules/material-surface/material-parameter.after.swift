import SwiftUI

struct FrostedPanel<Content: View>: View {
    let material: Material
    @ViewBuilder let content: Content

    var body: some View {
        content
            .padding()
            .liquidGlass(in: RoundedRectangle(cornerRadius: 16)) {
                $0.background(material, in: RoundedRectangle(cornerRadius: 16))
            }
    }
}

struct TelemetryScreen: View {
    let speed: Int

    var body: some View {
        Image("track")
            .resizable()
            .overlay(alignment: .bottom) {
                FrostedPanel(material: .ultraThinMaterial) {
                    Text("\(speed) km/h")
                }
            }
    }
}
