import Rewriter

/// What the generated declarations are called: the plain names, or others where the app has taken those.
struct HelperNames: Hashable {
    /// Names of SwiftUI that the app's own types hide.
    private let hidden: Set<String>
    let isRenamed: Bool

    init(hidden: Set<String> = [], isRenamed: Bool = false) {
        self.hidden = hidden
        self.isRenamed = isRenamed
    }

    /// Generated code with the names of SwiftUI that the app hides spelled out.
    func qualified(_ line: String) -> String {
        hidden.reduce(line) { line, name in
            line.split(separator: name, omittingEmptySubsequences: false).enumerated().reduce(into: "") { text, part in
                if part.offset > 0 {
                    let isWord =
                        !(text.last?.isWordCharacter ?? false) && !(part.element.first?.isNameCharacter ?? false)
                    text += isWord ? "SwiftUI.\(name)" : name
                }
                text += part.element
            }
        }
    }

    /// `Color.clear`, as a view of its own.
    var clearColor: String { qualified("Color.clear") }

    func name(_ part: HelperPart) -> String { isRenamed ? Self.renamed(part.rawValue) : part.rawValue }

    /// The private view modifier behind the helper.
    var surfaceModifier: String { isRenamed ? Self.renamed(Self.surface) : Self.surface }

    private static func renamed(_ name: String) -> String {
        name.first!.isUppercase ? "Migrated" + name : "migrated" + name.prefix(1).uppercased() + name.dropFirst()
    }

    private static let surface = "LiquidGlassSurface"
    private static let parts = HelperPart.declarations.map(\.rawValue)

    static let plain = Set(parts + [surface])
    static let renamed = Set(plain.map(renamed))
    static let allDeclared = plain.union(renamed)

    /// Whether a modifier of this name puts glass around what it modifies.
    static func drawsGlass(_ name: String) -> Bool {
        name == "glassEffect" || allModifiers.contains(name) && !name.lowercased().hasPrefix("before")
    }

    static let allWrappers: Set<String> = ["LiquidGlassContainer", renamed("LiquidGlassContainer")]
    static let allModifiers: Set<String> = Set((parts + parts.map(renamed)).filter { $0.first!.isLowercase })
}

extension Character {
    fileprivate var isNameCharacter: Bool { isLetter || isNumber || self == "_" }
    /// What a name can't directly follow without being a part or a member of something.
    fileprivate var isWordCharacter: Bool { isNameCharacter || self == "." }
}
