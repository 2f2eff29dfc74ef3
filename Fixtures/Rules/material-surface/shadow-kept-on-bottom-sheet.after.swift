import SwiftUI

struct DirectionsScreen: View {
    let steps: Int

    var body: some View {
        ZStack(alignment: .bottom) {
            Image("map")
                .resizable()
            VStack {
                Capsule()
                    .frame(width: 36, height: 5)
                Text("\(steps) steps")
            }
            .padding()
            .frame(maxWidth: .infinity)
            .liquidGlass(in: UnevenRoundedRectangle(topLeadingRadius: 24, topTrailingRadius: 24)) {
                $0.background(.regularMaterial, in: UnevenRoundedRectangle(topLeadingRadius: 24, topTrailingRadius: 24))
            }
            .shadow(radius: 12)
        }
    }
}
