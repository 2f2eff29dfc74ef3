/// Walks a work tree once, without following links and without entering other repositories.
struct WorkTreeSearch {
    private static let ruleFiles: Set<String> = [".gitignore", ".gitattributes", ".gitmodules"]
    /// Deeper folders are left out; a process may have as few as 256 files open.
    private static let depthLimit = 100

    /// The root of the work tree, without links.
    let root: String
    let index: IndexContent
    let isSelected: (String) -> Bool
    private(set) var found = FoundFiles()

    init(root: String, index: IndexContent, isSelected: @escaping (String) -> Bool) {
        self.root = root
        self.index = index
        self.isSelected = isSelected
    }

    /// Whether git ignores a folder; its path ends in `/`, and it has no tracked file.
    typealias IgnoreRule = (String) throws(GitError) -> Bool

    /// - Throws: `refused` when rules about files lie outside of the work tree.
    mutating func run(isIgnored: IgnoreRule) throws(GitError) {
        let folder: Folder
        do { folder = try Folder(root) } catch { throw GitError(.io, "can't open \(root): \(error)") }
        try walk(folder, path: "", depth: 0, isIgnored)
    }

    /// Notes everything in a folder and below. Each level keeps one folder open, so that no level's path is looked
    /// up again.
    private mutating func walk(
        _ folder: borrowing Folder, path: String, depth: Int, _ isIgnored: IgnoreRule
    ) throws(GitError) {
        let entries: [Folder.Entry]
        do throws(SystemError) { entries = try folder.entries() } catch { return skipFolder(path, .unreadable) }
        if depth > 0, entries.contains(where: { $0.name == ".git" }) { return skipFolder(path, .submodule) }
        for entry in entries where entry.kind == .link || entry.kind == .other { try check(entry, in: path) }
        for entry in entries {
            switch entry.kind {
            case _ where !entry.isExact:
                if entry.kind == .folder || entry.name.hasSuffix(".swift") {
                    found.skipped.append(SkippedFile(path: FilePath.join(path, entry.name), reason: .ambiguousPath))
                }
            case .file, .link:
                let roles = FileRoles(of: entry.name, in: path)
                if roles.isEmpty { continue }
                found.add(.init(path: FilePath.join(path, entry.name), isLink: entry.kind == .link, blob: nil), roles)
            case .folder:
                let child = FilePath.join(path, entry.name)
                guard try isToBeWalked(child, named: entry.name, isIgnored) else { continue }
                guard depth < Self.depthLimit else {
                    skipFolder(child, .unreadable)
                    continue
                }
                guard let next = open(entry.name, in: folder, path: child) else { continue }
                try walk(next, path: child, depth: depth + 1, isIgnored)
            case .other:
                continue
            }
        }
    }

    /// libgit2 would follow a link to rules wherever it leads, and wait for a pipe; git does neither.
    private func check(_ entry: Folder.Entry, in folder: String) throws(GitError) {
        guard Self.ruleFiles.contains(entry.name) else { return }
        let path = FilePath.join(folder, entry.name)
        if entry.kind == .link {
            guard let target = FilePath.resolved(FilePath.join(root, path)) else { return }
            if FilePath.isPlainFile(target), FilePath.relative(target, to: root) != nil { return }
        }
        throw GitError(
            .refused, "\(path) is no file of the repository, but a link out of it or a special file",
            remedy: "put a plain file in its place")
    }

    private mutating func open(_ name: String, in folder: borrowing Folder, path: String) -> Folder? {
        do throws(SystemError) {
            return try folder.folder(named: name)
        } catch {
            // A folder that vanished meanwhile is no fault.
            if error != .notFound { skipFolder(path, .unreadable) }
            return nil
        }
    }

    private mutating func isToBeWalked(_ path: String, named name: String, _ isIgnored: IgnoreRule) throws(GitError)
        -> Bool
    {
        if name == ".git" { return false }
        if index.folders.contains(path) {
            guard isVendoredFolder(name) else { return true }
            // Its tracked files are all that matters, and the index knows them.
            for file in index.swift where FilePath.relative(file, to: path) != nil && isSelected(file) {
                found.skipped.append(SkippedFile(path: file, reason: .vendored))
            }
            return false
        }
        if try isIgnored(path + "/") { return false }
        if isVendoredFolder(name) { skipFolder(path, .vendored) }
        return !isVendoredFolder(name)
    }

    private mutating func skipFolder(_ path: String, _ reason: SkipReason) {
        if isSelected(path) { found.skipped.append(SkippedFile(path: path + "/", reason: reason)) }
    }
}
