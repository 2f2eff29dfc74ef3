import Rewriter

/// A file with declarations that rewritten code calls, as it is going to be.
struct HelperDraft {
    let path: String
    let existing: GeneratedHelper?
    let isRenamed: Bool
    var parts: Set<HelperPart>
    var access: HelperText.Access
    var condition: String?
    /// The modules that compile it; empty when none does.
    var viewers: [Module]
    /// Those of them that need an entry in their project file.
    var joins: [Module] = []
    /// Files whose fixes need it.
    var callers: Set<String> = []
    /// Where its declarations went, so that a module more can see them.
    var successor: String?
    /// Why it lies where it does, if that is worth a word.
    var remark: Finding.Note?

    init(_ helper: GeneratedHelper, viewers: [Module]) {
        path = helper.path
        existing = helper
        isRenamed = helper.isRenamed
        parts = helper.parts
        access = helper.access
        condition = helper.condition
        self.viewers = viewers
    }

    init(path: String, for group: HelperGroup, parts: Set<HelperPart>, condition: String?, viewers: [Module]) {
        self.path = path
        existing = nil
        isRenamed = group.isRenamed
        self.parts = parts
        access = group.shared?.access ?? .module
        self.condition = condition
        self.viewers = viewers
        callers = group.paths
    }

    /// Whether the module compiles it, or for `nil`, whether none does.
    func isSeen(by module: Module?) -> Bool {
        module.map { module in viewers.contains { $0.source == module.source } } ?? viewers.isEmpty
    }

    /// Whether a run may write its text.
    var isWritable: Bool { existing.map { !$0.isEdited } ?? true }

    /// Whether its text must be written.
    var isChanged: Bool {
        guard let existing else { return true }
        return isWritable
            && (parts != existing.parts || access != existing.access || condition != existing.condition
                || successor != nil)
    }
}
