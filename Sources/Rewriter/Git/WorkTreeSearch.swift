/// Walks a work tree once, without following links and without entering other repositories.
struct WorkTreeSearch {
    let index: IndexContent
    let isSelected: (String) -> Bool
    private(set) var found = FoundFiles()

    init(index: IndexContent, isSelected: @escaping (String) -> Bool) {
        self.index = index
        self.isSelected = isSelected
    }

    /// Everything below `root`.
    /// - Parameter isIgnored: whether git ignores a folder (its path ends in `/`) that has no tracked file.
    mutating func run(in root: String, isIgnored: (String) throws(GitError) -> Bool) throws(GitError) {
        let folder: Folder
        do { folder = try Folder(root) } catch { throw GitError(.io, "can't open \(root): \(error)") }
        var open = [""]
        while let path = open.popLast() {
            let entries: [Folder.Entry]
            do throws(SystemError) {
                entries = try folder.folder(at: path).entries()
            } catch {
                // A folder that vanished meanwhile is no fault.
                if error != .notFound { skipFolder(path, .unreadable) }
                continue
            }
            if !path.isEmpty, entries.contains(where: { $0.name == ".git" }) {
                skipFolder(path, .submodule)
                continue
            }
            for entry in entries where try visit(entry, in: path, isIgnored) {
                open.append(FilePath.join(path, entry.name))
            }
        }
    }

    /// Notes one entry; `true` for a folder to walk.
    private mutating func visit(
        _ entry: Folder.Entry, in folder: String, _ isIgnored: (String) throws(GitError) -> Bool
    ) throws(GitError) -> Bool {
        let path = FilePath.join(folder, entry.name)
        guard entry.isExact else {
            if entry.kind == .folder || entry.name.hasSuffix(".swift") {
                found.skipped.append(SkippedFile(path: path, reason: .ambiguousPath))
            }
            return false
        }
        switch entry.kind {
        case .file, .link:
            let roles = FileRoles(of: entry.name, in: folder)
            if !roles.isEmpty { found.add(.init(path: path, isLink: entry.kind == .link, blob: nil), roles) }
        case .folder where entry.name == ".git":
            break
        case .folder where index.folders.contains(path):
            if !isVendoredFolder(entry.name) { return true }
            // Walked for its tracked files only, which the index knows.
            for file in index.swift where FilePath.relative(file, to: path) != nil && isSelected(file) {
                found.skipped.append(SkippedFile(path: file, reason: .vendored))
            }
        case .folder where try isIgnored(path + "/"):
            break
        case .folder where isVendoredFolder(entry.name):
            skipFolder(path, .vendored)
        case .folder:
            return true
        case .other:
            break
        }
        return false
    }

    private mutating func skipFolder(_ path: String, _ reason: SkipReason) {
        if isSelected(path) { found.skipped.append(SkippedFile(path: path + "/", reason: reason)) }
    }
}
