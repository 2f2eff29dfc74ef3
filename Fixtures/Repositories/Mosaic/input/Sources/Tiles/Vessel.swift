/// A jar of glaze.
struct LiquidGlassContainer {
    let litres: Double
}

struct View {
    let angle: Double
}

enum ViewBuilder {
    static func view(at angle: Double) -> View { View(angle: angle) }
}
