internal import CLibGit2

extension GitRepository {
    /// The files that a migration looks at. Reads names, the index and rule files; no Swift file.
    /// - Throws: `usage` for a bad revision, `refused` when the index holds an unsettled merge.
    public borrowing func listFiles(_ options: ListingOptions = ListingOptions()) throws(GitError) -> FileListing {
        if let revision = options.revision { return try listRevision(try commit(named: revision), options) }
        return try listWorkTree(options)
    }

    /// In the middle of a merge nobody knows yet what the files are to be.
    private borrowing func refuseUnsettledMerge(_ index: IndexContent) throws(GitError) {
        guard let path = index.unmerged else { return }
        throw GitError(
            .refused, "\(path) has an unsettled merge conflict", remedy: "settle the merge, or take it back, first")
    }

    private borrowing func listWorkTree(_ options: ListingOptions) throws(GitError) -> FileListing {
        let root = try requireWorkTree()
        let index = try indexContent()
        try refuseUnsettledMerge(index)
        let base = try base(of: options, in: nil)
        if base != nil {
            // libgit2 walks by itself to compare, and must not be led astray.
            var search = WorkTreeSearch(root: root, index: index) { _ in false }
            try search.run { path throws(GitError) in try isIgnored(path) }
        }
        let isSelected = try selection(options, since: base, in: nil)
        var search = WorkTreeSearch(root: root, index: index, isSelected: isSelected)
        try search.run { path throws(GitError) in try isIgnored(path) }
        var found = search.found
        found.skipped += index.submodules.filter(isSelected).map { SkippedFile(path: $0 + "/", reason: .submodule) }

        let source = FileSource.workTree(root)
        let rules = try rules(found.rules, source)
        found.swift = try withoutIgnored(found.swift, tracked: index.swift, rules)
        found.project = try withoutIgnored(found.project, tracked: index.project, nil)
        return try listing(found, source, base, isSelected) { path throws(GitError) -> SkipReason? in
            rules.mayMark(path) ? try attributeReason(path) : nil
        }
    }

    private borrowing func listRevision(_ commit: ObjectID, _ options: ListingOptions) throws(GitError) -> FileListing {
        if !isBare { try refuseUnsettledMerge(try indexContent()) }
        let base = try base(of: options, in: commit)
        let isSelected = try selection(options, since: base, in: commit)
        let found = try search(commit, isSelected: isSelected)
        let source = FileSource.revision(commit, in: location)
        let rules = try rules(found.rules, source)
        let objects = try withoutWorkTree()
        return try listing(found, source, base, isSelected) { path throws(GitError) -> SkipReason? in
            rules.mayMark(path) ? try objects.attributeReason(path, in: commit) : nil
        }
    }

    /// The commit that `since` counts from: where the work left that revision. On a branch without commits it is the
    /// revision itself.
    private borrowing func base(of options: ListingOptions, in commit: ObjectID?) throws(GitError) -> ObjectID? {
        guard let since = options.since else { return nil }
        let tip = if let commit { commit } else { try head() }
        guard let tip else { return try self.commit(named: since) }
        return try mergeBase(of: since, and: tip)
    }

    /// Tells whether a path is asked for.
    /// - Parameter commit: where the files come from; `nil` for the work tree.
    private borrowing func selection(
        _ options: ListingOptions, since base: ObjectID?, in commit: ObjectID?
    ) throws(GitError) -> (String) -> Bool {
        guard let base else { return options.selects }
        let changed = try changedPaths(since: base, in: commit)
        return { options.selects($0) && changed.contains($0) }
    }

    /// - Parameter rules: tell which files need not be asked for by themselves, only with their folders.
    private borrowing func withoutIgnored(
        _ items: [FoundFiles.Item], tracked: Set<String>, _ rules: GitRules?
    ) throws(GitError) -> [FoundFiles.Item] {
        var result: [FoundFiles.Item] = []
        var ignoredFolders: [String: Bool] = [:]
        for item in items {
            if !tracked.contains(item.path) {
                let folder = FilePath.parent(of: item.path)
                if ignoredFolders[folder] == nil {
                    ignoredFolders[folder] = folder.isEmpty ? false : try isIgnored(folder + "/")
                }
                if ignoredFolders[folder] == true { continue }
                if rules?.mayIgnore(item.path) != false, try isIgnored(item.path) { continue }
            }
            result.append(item)
        }
        return result
    }

    /// Which rules there are, in the repository and around it.
    private borrowing func rules(_ files: [FoundFiles.Item], _ source: FileSource) throws(GitError) -> GitRules {
        var rules = GitRules()
        var reader = try FileReader(source)
        for item in files {
            guard let bytes = try? reader.read(ListedFile(path: item.path, blob: item.blob)) else { continue }
            let folder = FilePath.parent(of: item.path)
            if item.path.hasSuffix("ignore") {
                rules.add(ignoreFile: bytes, in: folder)
            } else {
                rules.add(attributesFile: bytes, in: folder)
            }
        }
        for path in outerRuleFiles("ignore", configKey: "core.excludesfile") {
            if let bytes = outerFile(path) { rules.add(ignoreFile: bytes, in: "") }
        }
        for path in outerRuleFiles("attributes", configKey: "core.attributesfile") {
            if let bytes = outerFile(path) { rules.add(attributesFile: bytes, in: "") }
        }
        return rules
    }

    /// Sorts files by what is to become of them.
    private borrowing func listing(
        _ found: FoundFiles, _ source: FileSource, _ base: ObjectID?, _ isSelected: (String) -> Bool,
        reason: (String) throws(GitError) -> SkipReason?
    ) throws(GitError) -> FileListing {
        var files: [ListedFile] = []
        var skipped = found.skipped
        let swift = found.swift.sorted { $0.path < $1.path }
        for (position, item) in swift.enumerated() {
            // Equal for Swift means that they may differ in how letters are composed.
            let isAmbiguous =
                position > 0 && swift[position - 1].path == item.path
                || position + 1 < swift.count && swift[position + 1].path == item.path
            let selected = isSelected(item.path)
            let reason = item.isLink ? .symlink : isAmbiguous ? .ambiguousPath : try reason(item.path)
            if let reason {
                if selected { skipped.append(SkippedFile(path: item.path, reason: reason)) }
            } else {
                files.append(ListedFile(path: item.path, blob: item.blob, isSelected: selected))
            }
        }
        return FileListing(
            source: source, files: files,
            projectFiles: found.project.map { ListedFile(path: $0.path, blob: $0.blob) }.sorted { $0.path < $1.path },
            skipped: Array(Set(skipped)).sorted { ($0.path, $0.reason) < ($1.path, $1.reason) }, base: base)
    }
}

/// A rule file outside the work tree; `nil` when there is none.
private func outerFile(_ path: String) -> [UInt8]? {
    try? Folder(FilePath.parent(of: path)).read(FilePath.name(of: path), limit: 1 << 20)
}
