/// Why a Swift file is left out. The raw value is what reports show.
public enum SkipReason: String, Hashable, Sendable, CaseIterable {
    /// Made by a program: `linguist-generated`, or its first comment says so.
    case generated
    /// Someone else's code: `linguist-vendored`, or in a folder such as Pods.
    case vendored
    /// In another repository inside this one.
    case submodule
    /// A symbolic link.
    case symlink
    /// Git converts its content with more than line endings (`filter`, `ident`, `working-tree-encoding`).
    case gitFilter = "git-filter"
    /// Over `Parser.sizeLimit` bytes.
    case tooLarge = "too-large"
    /// The path is not UTF-8, or differs from another only in how its letters are composed.
    case ambiguousPath = "ambiguous-path"
    /// It could not be read.
    case unreadable
}

/// Where files come from.
public enum FileSource: Hashable, Sendable {
    /// Files as they lie on disk below this folder.
    case workTree(String)
    /// Files as this commit has them.
    case revision(ObjectID, in: GitRepository.Location)
}

/// One file that can be read.
public struct ListedFile: Hashable, Sendable {
    /// Relative to the root of the repository.
    public let path: String
    /// Its content in the object database; `nil` for a file of the work tree.
    public let blob: ObjectID?
    /// Whether the options ask for it. The others are only there to be understood.
    public let isSelected: Bool

    public init(path: String, blob: ObjectID? = nil, isSelected: Bool = true) {
        self.path = path
        self.blob = blob
        self.isSelected = isSelected
    }
}

/// What to list.
public struct ListingOptions: Hashable, Sendable {
    /// A revision to read instead of the work tree. A bare repository needs one.
    public var revision: String?
    /// Files and folders relative to the root (`GitRepository.relativePath(of:)`); empty for all.
    public var paths: [String] = []
    /// At least one must match; empty for all.
    public var include: [Glob] = []
    public var exclude: [Glob] = []
    /// Besides, for some paths only.
    public var exclusions: [Exclusion] = []
    /// Only files that changed since the work left this revision: since their last common commit.
    public var since: String?

    public init() {}

    /// Files to leave out among those at some paths.
    public struct Exclusion: Hashable, Sendable {
        public let within: [Glob]
        public let globs: [Glob]

        public init(_ globs: [Glob], within: [Glob]) {
            self.globs = globs
            self.within = within
        }
    }

    /// Whether the file at `path` is asked for, `since` aside.
    func selects(_ path: String) -> Bool {
        (paths.isEmpty || paths.contains { $0.isEmpty || path == $0 || FilePath.relative(path, to: $0) != nil })
            && (include.isEmpty || include.contains { $0.matches(path) })
            && !exclude.contains { $0.matches(path) }
            && !exclusions.contains { exclusion in
                exclusion.within.contains { $0.matches(path) } && exclusion.globs.contains { $0.matches(path) }
            }
    }
}

/// The files of a repository that a migration looks at. Nothing is read yet but names.
public struct FileListing: Sendable {
    public let source: FileSource
    /// Swift files in the order of their paths.
    public let files: [ListedFile]
    /// Files that describe how the code is built, whatever was selected, in the order of their paths.
    public let projectFiles: [ListedFile]
    /// Selected Swift files (or whole folders, ending in `/`) that are left out, in the order of their paths.
    public let skipped: [SkippedFile]
    /// The commit that `ListingOptions.since` counts from.
    public let base: ObjectID?
}

extension SkippedFile {
    init(path: String, reason: SkipReason) {
        self.init(path: path, reason: reason.rawValue)
    }
}

/// Why the content of a listed file could not be had.
public struct ReadFailure: Error, Hashable, Sendable, CustomStringConvertible {
    public let reason: SkipReason
    /// What the system says; empty when the reason says it all.
    public let detail: String

    init(_ reason: SkipReason, detail: String = "") {
        self.reason = reason
        self.detail = detail
    }

    static func unreadable(_ detail: String) -> ReadFailure { ReadFailure(.unreadable, detail: detail) }

    init(system error: SystemError) {
        switch error {
        case .tooLarge: self.init(SkipReason.tooLarge)
        // A link where a folder was is no folder.
        case .isLink, .notAFolder: self.init(SkipReason.symlink)
        default: self.init(SkipReason.unreadable, detail: error.description)
        }
    }

    public var description: String { detail.isEmpty ? reason.rawValue : "\(reason.rawValue): \(detail)" }
}
