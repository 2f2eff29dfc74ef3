import Rewriter

/// What the generated declarations are called: the plain names, or others where the app has taken those.
struct HelperNames {
    private let renames: Bool

    /// `taken` are names that the repository declares itself.
    init(taken: Set<String>) {
        renames =
            HelperPart.declarations.contains { taken.contains($0.rawValue) } || taken.contains("LiquidGlassSurface")
    }

    func name(_ part: HelperPart) -> String { renames ? Self.renamed(part.rawValue) : part.rawValue }

    /// The private view modifier behind the helper.
    var surfaceModifier: String { renames ? Self.renamed("LiquidGlassSurface") : "LiquidGlassSurface" }

    private static func renamed(_ name: String) -> String {
        name.first!.isUppercase ? "Migrated" + name : "migrated" + name.prefix(1).uppercased() + name.dropFirst()
    }

    /// Whether a modifier of this name puts glass around what it modifies.
    static func drawsGlass(_ name: String) -> Bool {
        name == "glassEffect" || allModifiers.contains(name) && !name.lowercased().hasPrefix("before")
    }

    private static let parts = HelperPart.declarations.map(\.rawValue)
    static let allWrappers: Set<String> = ["LiquidGlassContainer", renamed("LiquidGlassContainer")]
    static let allModifiers: Set<String> = Set((parts + parts.map(renamed)).filter { $0.first!.isLowercase })
}
