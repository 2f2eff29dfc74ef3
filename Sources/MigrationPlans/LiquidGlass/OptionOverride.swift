public import Rewriter

extension LiquidGlassOptions {
    /// What is chosen otherwise for the files at some paths; `nil` is no choice.
    ///
    /// Only what can differ between two files of a module is in it: deployment targets, Xcode and the generated helper
    /// belong to a whole module.
    public struct Override: Hashable, Sendable {
        /// At least one must match.
        public var paths: [Glob]
        public var include: Set<Include>?
        public var rules: Set<String>?
        public var skippedRules: Set<String>?
        public var style: Style?
        public var helperName: String?
        public var containers: Containers?
        public var buttons: Buttons?
        public var shadows: Shadows?

        public init(paths: [Glob]) {
            self.paths = paths
        }

        /// Whether the file at `path`, relative to the root, is one of those.
        public func covers(_ path: String) -> Bool { paths.contains { $0.matches(path) } }
    }

    /// The choices for the file at `path`.
    public func options(for path: String) -> LiquidGlassOptions {
        overrides.filter { $0.covers(path) }.reduce(into: self) { options, override in
            options.include = override.include ?? options.include
            options.rules = override.rules ?? options.rules
            options.skippedRules = override.skippedRules ?? options.skippedRules
            options.style = override.style ?? options.style
            options.helperName = override.helperName ?? options.helperName
            options.containers = override.containers ?? options.containers
            options.buttons = override.buttons ?? options.buttons
            options.shadows = override.shadows ?? options.shadows
        }
    }

    /// Everything that is proposed for at least one file.
    var includedSomewhere: Set<Include> {
        overrides.reduce(into: include) { $0.formUnion($1.include ?? []) }
    }

    /// The project's own helpers that take the place of the generated one for at least one file, sorted.
    var helperNames: [String] {
        Set(([helperName] + overrides.map(\.helperName)).compactMap { $0 }).sorted()
    }
}
