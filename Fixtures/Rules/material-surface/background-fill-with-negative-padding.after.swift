import SwiftUI

struct LevelMeter: View {
    let level: Int

    var body: some View {
        Image("scene")
            .resizable()
            .overlay(alignment: .trailing) {
                Text("\(level) dB")
                    .background {
                        Color.clear
                            .liquidGlass(in: RoundedRectangle(cornerRadius: 8)) { _ in
                                RoundedRectangle(cornerRadius: 8).fill(.thinMaterial)
                            }.padding(-8)
                    }
                    .padding(24)
            }
    }
}
