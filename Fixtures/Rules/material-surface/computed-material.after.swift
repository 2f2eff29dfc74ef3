import SwiftUI

struct WeatherScreen: View {
    @Environment(\.colorScheme) private var colorScheme
    let degrees: Int

    private var plate: Material {
        colorScheme == .dark ? .thickMaterial : .thinMaterial
    }

    var body: some View {
        Image("sky")
            .resizable()
            .overlay(alignment: .topLeading) {
                Text("\(degrees)°")
                    .padding()
                    .liquidGlass(in: Capsule()) {
                        $0.background(plate)
                            .clipShape(Capsule())
                    }
            }
    }
}
