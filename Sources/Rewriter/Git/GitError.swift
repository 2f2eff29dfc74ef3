/// A failure of the git layer or of a sink, with what the user can do about it.
public struct GitError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What kind of failure it is; each kind has one exit code.
    public enum Category: String, Hashable, Sendable, CaseIterable {
        /// Something that was asked for by name is wrong: a path, a revision, a branch name.
        case usage
        /// There is no repository here, or it can't be read as one.
        case data
        /// A fault of this program.
        case fault
        /// The system could not read or write.
        case io
        /// Another process is at work; the same call can succeed later.
        case busy
        /// Going on would put someone's work at risk, or isn't permitted.
        case refused

        /// The exit code of `sysexits.h` for it.
        public var exitCode: Int32 {
            switch self {
            case .usage: 64
            case .data: 65
            case .fault: 70
            case .io: 74
            case .busy: 75
            case .refused: 77
            }
        }
    }

    public let category: Category
    /// One sentence without a full stop: what is wrong.
    public let message: String
    /// What to do about it, where that is known.
    public let remedy: String?

    public init(_ category: Category, _ message: String, remedy: String? = nil) {
        self.category = category
        self.message = message
        self.remedy = remedy
    }

    public var description: String { remedy.map { "\(message); \($0)" } ?? message }
}
