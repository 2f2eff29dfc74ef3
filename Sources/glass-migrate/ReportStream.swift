import Rewriter
import Synchronization

/// Writes the report while the run goes on, in the one format that allows it: what is said about a file as soon as it
/// and all files before it are judged.
final class ReportStream: Sendable {
    private struct State {
        /// What is to be written before the first finding; `nil` when it has been.
        var beginning: String?
        var failure: Failure?
    }

    private let write: @Sendable (String) throws(Failure) -> Void
    private let state = Mutex(State())
    private let report = NDJSONReport()
    /// Whether somebody sees the lines appear.
    let isWatched: Bool

    /// `nil` where the report waits for the end of the run: in every other format, for a file, which is replaced in one
    /// step, and where the end can still change what was said (other judges) or refuse the command (wrong ids).
    convenience init?(_ arguments: Arguments, _ console: Console) {
        guard arguments.choice(.format) == ReportFormat.ndjson, [nil, "-"].contains(arguments.value(.output)),
            ![.verify, .typecheck, .only].contains(where: arguments.has)
        else { return nil }
        self.init(isWatched: System.isTerminal(1)) { text throws(Failure) in try console.print(text) }
    }

    init(isWatched: Bool = false, write: @escaping @Sendable (String) throws(Failure) -> Void) {
        self.isWatched = isWatched
        self.write = write
    }

    /// Takes what is known of a report without findings. It is written with the first of these: a command that fails
    /// before writes nothing.
    func begin(_ head: Report) {
        state.withLock { $0.beginning = report.beginning(of: head) }
    }

    /// Writes what is to be said about one file.
    func take(_ findings: [ReportedFinding]) {
        guard !findings.isEmpty else { return }
        state.withLock { state in
            guard state.failure == nil else { return }
            let text = (state.beginning.take() ?? "") + report.lines(about: findings)
            do throws(Failure) { try write(text) } catch { state.failure = error }
        }
    }

    /// Writes the rest.
    /// - Returns: `false` when nothing was written so far: the whole report is still to be written.
    func end(_ report: Report) throws(Failure) -> Bool {
        let (isBegun, failure) = state.withLock { ($0.beginning == nil, $0.failure) }
        if let failure { throw failure }
        if isBegun { try write(self.report.end(of: report)) }
        return isBegun
    }
}
