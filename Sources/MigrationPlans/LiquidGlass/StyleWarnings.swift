public import Rewriter

extension LiquidGlassPlan {
    /// What the user should know about the form in which the files at `paths` are rewritten, in sentences: which
    /// deployment targets had to be assumed, and where the style that was asked for can't be used.
    public func warnings(about paths: Set<String>, in project: ProjectModel) -> [String] {
        let styles = paths.sorted().map { (path: $0, style: ModuleStyle(path: $0, options: options, project: project)) }
        func places(_ isMeant: (ModuleStyle) -> Bool) -> String? {
            Self.list(styles.filter { isMeant($0.style) }.flatMap { Self.places(of: $0.path, in: project) })
        }
        return [
            places { $0.isFloorAssumed }.map {
                "no project file says for which systems \($0) must run: iOS 17 is assumed (--min-ios VERSION says otherwise)."
            },
            options.style != .native
                ? nil
                : places { $0.form != .native }.map {
                    "--style native needs 26 as the lowest version of every platform, and no visionOS: \($0) gets the helper."
                },
            options.style != .inline
                ? nil
                : places { $0.form == .helper }.map {
                    "--style inline has no place for the #if that visionOS and an Xcode before 26 need: \($0) gets the helper."
                },
        ].compactMap { $0 }
    }

    /// The modules that compile a file, or the folder that it lies in.
    private static func places(of path: String, in project: ProjectModel) -> [String] {
        let modules = project.modules(compiling: path).map(\.name)
        return modules.isEmpty ? [path.contains("/") ? String(path.prefix { $0 != "/" }) + "/" : path] : modules
    }

    /// `A, B and 3 more`, each name once; `nil` when there are none.
    private static func list(_ names: [String]) -> String? {
        var known: [String] = []
        for name in names where !known.contains(name) { known.append(name) }
        guard let first = known.first else { return nil }
        guard known.count > 1 else { return first }
        let shown = known.count > 3 ? 2 : known.count - 1
        let last = known.count > 3 ? "\(known.count - 2) more" : known[shown]
        return known.prefix(shown).joined(separator: ", ") + " and " + last
    }
}
