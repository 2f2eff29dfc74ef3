import SwiftUI

struct LegendView: View {
    var body: some View {
        Image("legend")
            .resizable()
    }
}

struct ChartScreen: View {
    var body: some View {
        Image("chart")
            .resizable()
            .overlay(alignment: .topTrailing) {
                LegendView()
                    .liquidGlass(in: RoundedRectangle(cornerRadius: 12), clipped: true) {
                        $0.background(.thinMaterial)
                            .clipShape(RoundedRectangle(cornerRadius: 12))
                    }
                    .padding()
            }
    }
}
