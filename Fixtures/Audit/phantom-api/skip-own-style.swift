import SwiftUI

struct FrostedStyle: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle { Color.white.opacity(0.3) }
}

extension ShapeStyle where Self == FrostedStyle {
    static var glass: FrostedStyle { FrostedStyle() }
}

struct Card: View {
    var body: some View {
        Text("A").padding().background(.glass, in: .capsule)
    }
}
