extension WorkTreeSink {
    /// Writes a file of the user's own at the root of the work tree, in one step. It is in no journal.
    /// - Throws: `refused` when something of this name is there and isn't to be replaced, or is no plain file.
    public func write(_ bytes: [UInt8], toRootFile name: String, replacing: Bool) throws(GitError) {
        guard let root = location.workTree else {
            throw GitError(.usage, "\(location.gitDirectory) is a bare repository and has no work tree")
        }
        let isInTheWay: Bool
        do throws(SystemError) {
            let folder = try Folder(root)
            let status = try folder.status(of: name)
            isInTheWay = status != nil && (!replacing || status?.kind != .file)
            if !isInTheWay {
                let draft = name + ".tmp"
                try folder.remove(draft, system)
                try folder.create(draft, bytes, like: status, system)
                try folder.rename(draft, to: name, system)
            }
        } catch {
            throw GitError(error, "can't write \(name) in \(root)")
        }
        if isInTheWay {
            throw GitError(.refused, "\(name) is there already", remedy: "edit it, or replace it with --force")
        }
    }
}
