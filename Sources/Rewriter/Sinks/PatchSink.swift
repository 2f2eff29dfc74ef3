/// Writes rewrites as a series of mails that `git am` takes.
public struct PatchSink: Sendable {
    /// What becomes one commit.
    public struct Patch: Sendable {
        /// One line: the subject of the commit.
        public let title: String
        /// The rest of the message; may be empty.
        public let body: String
        public let rewrites: [VerifiedRewrite]

        public init(title: String, body: String = "", rewrites: [VerifiedRewrite]) {
            self.title = title
            self.body = body
            self.rewrites = rewrites
        }
    }

    private let location: GitRepository.Location
    private let system: FileSystem

    public init(_ location: GitRepository.Location) {
        self.init(location, FileSystem())
    }

    init(_ location: GitRepository.Location, _ system: FileSystem) {
        self.location = location
        self.system = system
    }

    /// Writes the series `0001-….patch`, … to a folder that is new or empty. No file of it stays if one fails.
    /// - Parameters:
    ///   - base: the commit that the rewrites were made from, and that the series applies to. No path comes twice.
    ///   - signature: the author; `nil` takes that of git's config.
    /// - Returns: the paths of the files.
    /// - Throws: `refused` when the folder holds anything, or a rewrite wasn't made from `base`.
    @discardableResult
    public func write(
        _ patches: [Patch], onto base: ObjectID, to path: String, signature: Signature? = nil
    ) throws(GitError) -> [String] {
        let mails = try mails(patches, base, signature)
        let place = FilePath.absolute(path)
        let isNew = !FilePath.exists(place)
        let folder = try emptyFolder(place, isNew: isNew)
        // A series that is cut short has no file that looks whole and isn't.
        let unfinished = ".tmp"
        do throws(SystemError) {
            for mail in mails { try folder.create(mail.name + unfinished, mail.bytes, system) }
            for mail in mails { try folder.rename(mail.name + unfinished, to: mail.name, system) }
            try folder.synchronize(system)
        } catch {
            for mail in mails {
                try? folder.remove(mail.name + unfinished, system)
                try? folder.remove(mail.name, system)
            }
            if isNew { try? Folder(FilePath.parent(of: place)).removeEmptyFolder(FilePath.name(of: place), system) }
            throw GitError(error, "can't write to \(path)")
        }
        return mails.map { FilePath.join(path, $0.name) }
    }

    private func emptyFolder(_ path: String, isNew: Bool) throws(GitError) -> Folder {
        do throws(SystemError) {
            if isNew { try Folder(FilePath.parent(of: path)).makeFolder(FilePath.name(of: path), system) }
            let folder = try Folder(path)
            guard try folder.entries().isEmpty else { throw SystemError.exists }
            return folder
        } catch {
            throw folderError(error, path)
        }
    }

    private func folderError(_ error: SystemError, _ path: String) -> GitError {
        switch error {
        case .exists: GitError(.refused, "\(path) is not empty", remedy: "name a new or empty folder")
        case .notAFolder: GitError(.refused, "\(path) is a file", remedy: "name a new or empty folder")
        case .notFound:
            GitError(.usage, "there is no folder \(FilePath.parent(of: path)) to make \(FilePath.name(of: path)) in")
        default: GitError(error, "can't write to \(path)")
        }
    }

    private func mails(
        _ patches: [Patch], _ base: ObjectID, _ signature: Signature?
    ) throws(GitError) -> [(name: String, bytes: [UInt8])] {
        let repository = try GitRepository(location)
        let modes = try repository.modes(of: patches.flatMap(\.rewrites), in: base)
        let author: Signature
        if let signature { author = signature } else { author = try repository.signature() }
        return patches.enumerated().map { index, patch in
            let mail = PatchMail(
                number: index + 1, count: patches.count, author: author, title: patch.title, body: patch.body,
                diff: patch.rewrites.flatMap { diff($0, mode: modes[$0.path]) })
            return (mail.fileName, mail.rendered)
        }
    }

    private func diff(_ rewrite: VerifiedRewrite, mode: FileMode?) -> [UInt8] {
        let diff = UnifiedDiff(path: rewrite.path, before: rewrite.before?.bytes, after: rewrite.after)
        let old = rewrite.before.map { ObjectID(ofBlob: $0.bytes).description } ?? String(repeating: "0", count: 40)
        let suffix = mode.map { " " + String($0.rawValue, radix: 8) } ?? ""
        return diff.rendered(index: "\(old)..\(ObjectID(ofBlob: rewrite.after))\(suffix)")
    }
}
