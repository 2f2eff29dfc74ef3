import SwiftUI

struct HexagonBadge: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.midY))
            path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
            path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
            path.closeSubpath()
        }
    }
}

struct RankButton: View {
    let rank: Int
    let open: () -> Void

    var body: some View {
        Button(action: open) {
            Text("\(rank)")
                .padding(18)
                .liquidGlass(in: HexagonBadge()) { $0.background(.thinMaterial, in: HexagonBadge()) }
        }
    }
}
