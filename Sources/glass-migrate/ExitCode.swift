import Rewriter

/// What the process says with its exit status.
enum ExitCode: Int32, CaseIterable {
    case done = 0
    case found = 1
    case partlyFailed = 2
    case usage = 64
    case badData = 65
    case fault = 70
    case inputOutput = 74
    case tryAgain = 75
    case refused = 77
    case interrupted = 130

    /// For the help text.
    var meaning: String {
        switch self {
        case .done: "done"
        case .found: "`check` or `audit --strict` found something"
        case .partlyFailed: "finished, but parts failed; they are listed"
        case .usage: "wrong arguments"
        case .badData: "the input is not what it should be"
        case .fault: "a fault of this program; everything was rolled back"
        case .inputOutput: "reading or writing failed"
        case .tryAgain: "something is in the way now; try again later"
        case .refused: "refused, to be safe"
        case .interrupted: "interrupted"
        }
    }
}

/// Why a command ends without having done its work, in the user's words.
struct Failure: Error, Hashable {
    let code: ExitCode
    /// What is wrong; one sentence without a full stop.
    let message: String
    /// What to do about it; `nil` when the message says it all.
    let remedy: String?

    init(_ code: ExitCode, _ message: String, remedy: String? = nil) {
        self.code = code
        self.message = message
        self.remedy = remedy
    }

    init(_ error: GitError) {
        self.init(ExitCode(rawValue: error.category.exitCode) ?? .fault, error.message, remedy: error.remedy)
    }

    init(_ error: Database.Failure) {
        let (code, remedy): (ExitCode, String) =
            error.isBusy
            ? (.tryAgain, "another process uses it; try again later")
            : error.isDamaged
                ? (.badData, "delete it: the jobs are done anew")
                : (.inputOutput, "make room, then give the same command again: nothing that is done is lost")
        self.init(code, error.description, remedy: remedy)
    }

    static func usage(_ message: String, remedy: String? = nil) -> Failure {
        Failure(.usage, message, remedy: remedy)
    }
}
