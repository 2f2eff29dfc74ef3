/// What a person said about single rewrites in an earlier review, in `glass-migrate/` of the git directory.
///
/// An answer belongs to the change that was shown, wherever in its file that stands: when the lines that change are
/// others, it is asked again.
public struct Decisions: Sendable {
    /// Stands for one change that was shown.
    public struct Key: Hashable, Sendable {
        fileprivate let change: String
        /// The how-manieth it is among those that look alike in one file, from 0.
        fileprivate var occurrence: Int

        fileprivate init(change: String, occurrence: Int) {
            self.change = change
            self.occurrence = occurrence
        }

        /// The keys of changes that are shown one after the other.
        public static func keys(of diffs: [UnifiedDiff]) -> [Key] {
            renumbered(
                diffs.map { diff in
                    let lines = diff.hunks.flatMap(\.lines).filter { $0.kind != .context }
                    let text = Array(diff.path.utf8) + [0] + lines.flatMap { [$0.kind.rawValue] + $0.bytes }
                    return Key(change: ObjectID(ofBlob: text).description, occurrence: 0)
                })
        }

        /// The keys of those that are left when others have been written.
        public static func renumbered(_ keys: [Key]) -> [Key] {
            var counts: [String: Int] = [:]
            return keys.map { key in
                counts[key.change, default: 0] += 1
                return Key(change: key.change, occurrence: (counts[key.change] ?? 1) - 1)
            }
        }
    }

    /// More answers than this are not kept: the oldest go.
    private static let capacity = 10_000
    private static let title = "glass-migrate decisions 1"
    private static let name = "decisions"
    /// Larger files are not ours.
    private static let sizeLimit = 4 << 20

    private let gitDirectory: String
    private let system = FileSystem()
    /// In the order in which they were given.
    private var keys: [Key] = []
    private var answers: [Key: Bool] = [:]

    /// The answers that are on record; a damaged record counts as none.
    public init(_ location: GitRepository.Location) {
        gitDirectory = location.gitDirectory
        guard let folder = try? Folder(gitDirectory).folder(named: "glass-migrate"),
            let bytes = try? folder.read(Self.name, limit: Self.sizeLimit)
        else { return }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        guard lines.first == Self.title[...] else { return }
        for line in lines.dropFirst() {
            let words = line.split(separator: " ")
            guard words.count == 3, let occurrence = Int(words[1]), words[2] == "yes" || words[2] == "no" else {
                continue
            }
            set(Key(change: String(words[0]), occurrence: occurrence), words[2] == "yes")
        }
    }

    /// `true` for yes, `nil` when it wasn't asked.
    public subscript(key: Key) -> Bool? { answers[key] }

    /// Puts answers on record.
    public mutating func record(_ new: [Key: Bool]) throws(GitError) {
        for (key, answer) in new.sorted(by: { $0.key < $1.key }) { set(key, answer) }
        try save()
    }

    /// Forgets answers: what was written needs none.
    public mutating func forget(_ old: some Sequence<Key>) throws(GitError) {
        for key in old { answers[key] = nil }
        keys.removeAll { answers[$0] == nil }
        try save()
    }

    private mutating func set(_ key: Key, _ answer: Bool) {
        if answers.updateValue(answer, forKey: key) == nil { keys.append(key) }
    }

    private func save() throws(GitError) {
        let lines = keys.suffix(Self.capacity).compactMap { key in
            answers[key].map { "\(key.change) \(key.occurrence) \($0 ? "yes" : "no")\n" }
        }
        do throws(SystemError) {
            let parent = try Folder(gitDirectory)
            try parent.makeFolder("glass-migrate", system)
            let folder = try parent.folder(named: "glass-migrate")
            let draft = Self.name + ".tmp"
            try folder.remove(draft, system)
            try folder.create(draft, Array((Self.title + "\n" + lines.joined()).utf8), system)
            try folder.rename(draft, to: Self.name, system)
        } catch {
            throw GitError(error, "can't record the answers in \(gitDirectory)/glass-migrate")
        }
    }
}

extension Decisions.Key: Comparable {
    public static func < (left: Self, right: Self) -> Bool {
        (left.change, left.occurrence) < (right.change, right.occurrence)
    }
}
