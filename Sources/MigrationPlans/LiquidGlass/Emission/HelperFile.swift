import Rewriter

/// The generated files with the declarations that rewritten code calls: one a module, only the parts in use.
struct HelperFile {
    private let options: LiquidGlassOptions
    private let index: ViewIndex
    private let project: ProjectModel

    static func files(
        for fixes: [ChosenFix], options: LiquidGlassOptions, index: ViewIndex, project: ProjectModel,
        besides paths: Set<String>
    ) -> [SupportFile] {
        let needy = fixes.filter { !$0.fix.requires.isEmpty }
        guard !needy.isEmpty else { return [] }
        var placement = HelperPlacement(index: index, project: project, besides: paths)
        for group in HelperGroup.groups(of: needy, index: index, project: project) { placement.serve(group) }
        let maker = HelperFile(options: options, index: index, project: project)
        return placement.drafts.filter { $0.isChanged || !$0.joins.isEmpty }.map(maker.supportFile)
    }

    private func supportFile(_ draft: HelperDraft) -> SupportFile {
        SupportFile(
            path: draft.path, text: draft.isChanged ? text(of: draft) : nil,
            joins: draft.viewers.isEmpty ? nil : draft.joins, modules: draft.viewers, advice: advice(about: draft),
            callers: draft.callers.sorted(), remark: draft.remark)
    }

    private func advice(about draft: HelperDraft) -> String {
        guard let first = draft.callers.min(), !draft.viewers.isEmpty else {
            return "Add \(draft.path) to the target that compiles \(draft.callers.min() ?? "it")."
        }
        let targets = draft.joins.map(\.name)
        return targets.isEmpty
            ? "Add \(draft.path) to the target that compiles \(first)."
            : "Add \(draft.path) to the target\(targets.count == 1 ? "" : "s") \(targets.joined(separator: ", "))."
    }

    // MARK: text

    private func text(of draft: HelperDraft) -> String {
        let style = index.styles[draft.path] ?? reference(for: draft).flatMap { index.styles[$0] }
        let code =
            draft.successor.map { ["", "// Its declarations are in \($0) now."] }
            ?? [""] + helper(draft).lines.map { indent($0, step: style?.step ?? "    ") } + [""]
        return (header(of: draft) + code).joined(separator: style?.newline ?? "\n")
            + (draft.successor == nil ? "" : style?.newline ?? "\n")
    }

    private func helper(_ draft: HelperDraft) -> HelperText {
        let names = index.names.names(inNewFileOf: Set(draft.viewers.map(\.source)), isRenamed: draft.isRenamed)
        return HelperText(
            parts: draft.parts, names: names,
            isExplicit: options.accessibility == .explicit || draft.existing?.isExplicit ?? false,
            access: draft.access, condition: draft.condition, floor: HelperText.Floor(draft.viewers),
            importAccess: importAccess(of: draft))
    }

    private func importAccess(of draft: HelperDraft) -> String {
        let words = neighbours(of: draft).filter { $0 != draft.path }.compactMap { index.styles[$0] }
            .filter { $0.imports.contains("SwiftUI") }.map(\.importAccess)
        return HelperText.importAccess(for: draft.access, like: Set(words))
    }

    /// The files that are read anyway of the modules that compile it, in order.
    private func neighbours(of draft: HelperDraft) -> [String] {
        let sources = Set(draft.viewers.map(\.source))
        return index.styles.keys.sorted().filter { path in
            !project.sources(compiling: path).isDisjoint(with: sources.isEmpty ? [""] : sources)
        }
    }

    private func header(of draft: HelperDraft) -> [String] {
        if let existing = draft.existing { return existing.header }
        return HelperHeader.lines(
            for: draft.path.fileName, like: neighbours(of: draft).map { ($0.fileName, index.styles[$0]?.header ?? []) })
    }

    /// The file that shows how such a file is written: one that calls it, of its own module where there is one.
    private func reference(for draft: HelperDraft) -> String? {
        let own = draft.callers.sorted().first { path in
            project.modules(compiling: path).contains { draft.isSeen(by: $0) }
        }
        return own ?? draft.callers.min()
    }

    /// The template counts its indentation in fours.
    private func indent(_ line: String, step: String) -> String {
        let spaces = line.prefix { $0 == " " }.count
        return String(repeating: step, count: spaces / 4) + line.dropFirst(spaces)
    }
}

extension HelperText.Floor {
    /// The oldest systems that one of the modules is built for; what isn't known is taken for new enough.
    init(_ modules: [Module]) {
        func all(reach lowest: [Platform: Version]) -> Bool {
            modules.allSatisfy { module in
                module.floors.allSatisfy { platform, floor in lowest[platform].map { floor >= $0 } ?? true }
            }
        }
        let swiftUI = [
            Platform.iOS: Version(13), .macCatalyst: Version(13), .macOS: Version(10, 15), .tvOS: Version(13),
            .watchOS: Version(6),
        ]
        let material = [
            Platform.iOS: Version(15), .macCatalyst: Version(15), .macOS: Version(12), .tvOS: Version(15),
            .watchOS: Version(8),
        ]
        self = all(reach: material) ? .material : all(reach: swiftUI) ? .swiftUI : .none
    }
}
