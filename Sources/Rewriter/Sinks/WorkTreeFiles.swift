/// One file that is to get new content.
struct FileWrite {
    let path: String
    /// `nil` for a file that is made.
    let before: [UInt8]?
    let after: [UInt8]
}

/// Reading and replacing the files of one work tree by path, never through a link.
struct WorkTreeFiles: ~Copyable {
    /// What a file holds, as the journal sees it.
    enum State: Hashable, Sendable {
        case old, new, other
    }

    /// Larger files were never written by an apply.
    fileprivate static let sizeLimit = 64 << 20

    let root: String
    private let folder: Folder
    private let system: FileSystem

    init(_ root: String, _ system: FileSystem) throws(GitError) {
        self.root = root
        self.system = system
        do throws(SystemError) { folder = try Folder(root) } catch { throw GitError(error, "can't open \(root)") }
    }

    /// Refuses unless a file is what its rewrite was made from: the same bytes, or absent where the rewrite makes it.
    borrowing func check(_ write: FileWrite) throws(GitError) {
        let current = try content(of: write.path)
        if write.before == nil, current != nil {
            throw GitError(
                .refused, "\(write.path) should be made, but is there already", remedy: "run the command again")
        }
        guard current == write.before else {
            throw changed(write.path)
        }
        guard current != nil else { return }
        let isWritable = try reaching(write.path) { parent, name in parent.isWritable(name) }
        if isWritable != true {
            throw GitError(.refused, "\(write.path) is not writable", remedy: "check its permissions")
        }
    }

    borrowing func state(of file: JournalEntry.File) throws(GitError) -> State {
        let current = try content(of: file.path)
        if current == file.before { return .old }
        return current.map { ObjectID(ofBlob: $0) } == file.after ? .new : .other
    }

    /// Folders that have to be made before files at these paths can be, outer ones first.
    borrowing func missingFolders(for paths: [String]) throws(GitError) -> [String] {
        var missing: [String] = []
        for path in paths {
            var above: [String] = []
            var folder = FilePath.parent(of: path)
            while !folder.isEmpty, !missing.contains(folder), try !exists(folder) {
                above.append(folder)
                folder = FilePath.parent(of: folder)
            }
            missing += above.reversed()
        }
        return missing
    }

    borrowing func makeFolder(_ path: String) throws(GitError) {
        try reaching(path) { parent, name throws(SystemError) in try parent.makeFolder(name, system) }
    }

    borrowing func removeEmptyFolder(_ path: String) throws(GitError) {
        try reaching(path) { parent, name throws(SystemError) in try parent.removeEmptyFolder(name, system) }
    }

    /// Writes new content beside a file, with the file's permissions.
    borrowing func prepare(_ bytes: [UInt8], at path: String, _ temporary: String) throws(GitError) {
        let isReached: Void? = try reaching(path) { parent, name throws(SystemError) in
            let status = try parent.status(of: name)
            try parent.create(temporary, bytes, like: status, system)
        }
        if isReached == nil { throw GitError(.refused, "the folder of \(path) is gone") }
    }

    /// Puts what was prepared in a file's place, if that holds what it should: these bytes, or nothing. What anyone
    /// else put there meanwhile stays.
    borrowing func replace(_ path: String, by temporary: String, expecting old: ObjectID?) throws(GitError) {
        let isReplaced = try reaching(path) { parent, name throws(SystemError) in
            guard let old else { return try parent.renameUnlessTaken(temporary, to: name, system) }
            guard try parent.exchange(temporary, name, system) else {
                try parent.rename(temporary, to: name, system)
                return true
            }
            guard parent.id(of: temporary) == old else {
                _ = try parent.exchange(temporary, name, system)
                return false
            }
            try parent.remove(temporary, system)
            return true
        }
        if isReplaced != true { throw changed(path) }
    }

    private borrowing func changed(_ path: String) -> GitError {
        GitError(.refused, "\(path) changed since it was read", remedy: "run the command again")
    }

    /// Removes what was prepared for a file, if it is there.
    borrowing func discard(_ temporary: String, beside path: String) throws(GitError) {
        try reaching(path) { parent, _ throws(SystemError) in try parent.remove(temporary, system) }
    }

    /// Removes a file that holds what it should. It goes by the name `temporary` until that is certain.
    borrowing func remove(_ path: String, by temporary: String, expecting old: ObjectID) throws(GitError) {
        let isRemoved = try reaching(path) { parent, name throws(SystemError) in
            try parent.rename(name, to: temporary, system)
            guard parent.id(of: temporary) == old else {
                try parent.renameToNew(temporary, to: name, system)
                return false
            }
            try parent.remove(temporary, system)
            return true
        }
        if isRemoved == false { throw changed(path) }
    }

    /// Makes sure that the replacements outlast a power cut.
    borrowing func synchronizeFolders(of paths: [String]) throws(GitError) {
        for folder in Set(paths.map(FilePath.parent)).sorted() {
            try reaching(FilePath.join(folder, "x")) { parent, _ throws(SystemError) in try parent.synchronize(system) }
        }
    }

    /// `nil` when nothing is there.
    private borrowing func content(of path: String) throws(GitError) -> [UInt8]? {
        try reaching(path) { parent, name throws(SystemError) in
            try parent.status(of: name) == nil ? nil : try parent.read(name, limit: Self.sizeLimit)
        } ?? nil
    }

    private borrowing func exists(_ path: String) throws(GitError) -> Bool {
        try reaching(path) { parent, name throws(SystemError) in try parent.status(of: name) != nil } ?? false
    }

    /// Calls `body` with the folder of a path and its last name; `nil` when that folder doesn't exist.
    @discardableResult
    private borrowing func reaching<Result>(
        _ path: String, _ body: (borrowing Folder, String) throws(SystemError) -> Result
    ) throws(GitError) -> Result? {
        do throws(SystemError) {
            return try body(try folder.folder(at: FilePath.parent(of: path)), FilePath.name(of: path))
        } catch {
            switch error {
            case .notFound: return nil
            case .isLink, .notAFolder, .notAFile:
                throw GitError(.refused, "\(path) is a link or special file, or lies behind a link")
            default: throw GitError(error, "can't write \(path)")
            }
        }
    }
}

extension Folder {
    /// The name that git has for the content of a plain file; `nil` when there is none that can be read.
    fileprivate borrowing func id(of name: String) -> ObjectID? {
        (try? read(name, limit: WorkTreeFiles.sizeLimit)).map { ObjectID(ofBlob: $0) }
    }

    /// Whether the name was free.
    fileprivate borrowing func renameUnlessTaken(
        _ old: String, to new: String, _ system: FileSystem
    ) throws(SystemError) -> Bool {
        do throws(SystemError) {
            try renameToNew(old, to: new, system)
            return true
        } catch {
            if error == .exists { return false }
            throw error
        }
    }
}
