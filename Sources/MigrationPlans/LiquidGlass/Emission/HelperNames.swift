import Rewriter

/// What the generated declarations are called: the plain names, or others where the app has taken those.
struct HelperNames {
    /// Names of SwiftUI that the app's own types hide.
    private let hidden: Set<String>
    private let renames: Bool

    /// `taken` are names that the repository declares itself.
    init(taken: Set<String>) {
        hidden = taken.intersection(ViewFacts.systemNames)
        renames =
            HelperPart.declarations.contains { taken.contains($0.rawValue) } || taken.contains("LiquidGlassSurface")
    }

    /// A line of generated code with the names of SwiftUI that the app hides spelled out.
    func qualified(_ line: String) -> String {
        hidden.reduce(line) { line, name in
            line.split(separator: name, omittingEmptySubsequences: false).enumerated().reduce(into: "") { text, part in
                if part.offset > 0 {
                    let isWord =
                        !(text.last?.isWordCharacter ?? false) && !(part.element.first?.isWordCharacter ?? false)
                    text += isWord ? "SwiftUI.\(name)" : name
                }
                text += part.element
            }
        }
    }

    /// `Color.clear`, as a view of its own.
    var clearColor: String { qualified("Color.clear") }

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

extension Character {
    fileprivate var isWordCharacter: Bool { isLetter || isNumber || self == "_" || self == "." }
}
