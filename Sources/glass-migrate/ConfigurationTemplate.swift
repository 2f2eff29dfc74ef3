import MigrationPlans
import Rewriter

/// The text of a configuration in which every option is a comment: what it is for, and what it would say with the
/// value that holds anyway, or one that the repository suggests.
struct ConfigurationTemplate {
    let project: ProjectModel
    let ownHelpers: [String]

    private static let width = 100

    /// The whole file. Lines with one `#` and no space after it are options; all others are explanations.
    var text: String {
        var paragraphs = [Self.introduction, modules, Self.title("What is proposed, and how it is written")]
        paragraphs += options.map(paragraph)
        paragraphs += [Self.title("For some files, and about your own code")] + Self.parts
        return paragraphs.joined(separator: "\n")
    }

    private static let introduction = comment(
        """
        Configuration of \(Tool.name): the options of its command line under their own names. What the command line says \
        wins. Lines that begin with "#" and no space are options with the value that holds anyway or that this \
        repository suggests: take the "#" away and change the value. As it stands, this file changes nothing.
        """)

    /// What `doctor` found.
    private var modules: String {
        let names = project.modules.map { module in
            let floors = module.platforms.sorted().map { "\($0.rawValue) \(module.floors[$0]?.description ?? "?")" }
            return "  \(module.source): \(floors.isEmpty ? "unknown systems" : floors.joined(separator: ", "))"
        }
        let xcodes = project.xcodes.map { "  Xcode \($0.major): \($0.source)" }
        let lines = (names.isEmpty ? ["  no modules"] : names) + xcodes
        return (["Found here (see '\(Tool.name) doctor'):"] + lines).map { "# \($0.printable)\n" }.joined()
    }

    // MARK: Options

    /// Those that one would set for good.
    private var options: [Option] {
        let platforms = project.modules.reduce(into: Set<Platform>()) { $0.formUnion($1.platforms) }
        let floors = LiquidGlassOptions.floorOptions.filter { platforms.contains($0.platform) }.map(\.option)
        return [.include, .skipRule, .style, .helper, .accessibility, .containers, .buttons, .shadows, .xcode]
            + (floors.isEmpty ? [.minIOS] : floors) + [.exclude]
    }

    private func paragraph(_ option: Option) -> String {
        Self.comment(option.traits.help) + "#\(option.rawValue): \(value(of: option))\n"
    }

    private func value(of option: Option) -> String {
        switch option {
        case .include, .skipRule, .exclude: return "[]"
        case .helper: return ownHelpers.first ?? "myGlass"
        case .xcode: return String((project.xcode?.major ?? 26) < 26 ? 16 : 26)
        default: break
        }
        if let platform = LiquidGlassOptions.floorOptions.first(where: { $0.option == option })?.platform {
            return project.modules.compactMap { $0.floors[platform] }.min()?.description ?? "17.0"
        }
        // The first word of these is the one that holds anyway.
        if case .choice(let words) = option.traits.value { return words.first ?? "" }
        return "\"\""
    }

    private static let parts = [
        comment("Other choices for some files. Of several that fit a file, the later ones win.")
            + "#overrides: [{paths: [Sources/Legacy], include: []}]\n",
        comment("Your own views and modifiers by the layer that they belong to, where their surroundings don't tell.")
            + "#components: {content: [], control: [], floating: []}\n",
        comment("Types and functions from other packages that paint a material: each use is reported.")
            + "#wrappers: []\n",
    ]

    // MARK: Layout

    private static func title(_ title: String) -> String { "# --- \(title) ---\n" }

    private static func comment(_ text: String) -> String {
        text.wrapped(to: width).map { "# \($0)\n" }.joined()
    }
}
