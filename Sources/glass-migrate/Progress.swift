import Rewriter
import Synchronization

/// Shows on a terminal how many files have been read, how fast, and how long the rest will take.
final class Progress: Sendable {
    private struct State {
        var done = 0
        var shown: ContinuousClock.Instant
        var isVisible = false
    }

    private static let interval = Duration.milliseconds(100)

    private let console: Console
    private let total: Int
    private let start: ContinuousClock.Instant
    private let state: Mutex<State>

    init(_ console: Console, total: Int) {
        self.console = console
        self.total = total
        start = .now
        state = Mutex(State(shown: start))
    }

    /// Counts one file.
    func step() {
        guard console.showsProgress else { return }
        state.withLock { state in
            state.done += 1
            let now = ContinuousClock.now
            guard now - state.shown >= Self.interval, state.done <= total else { return }
            state.shown = now
            state.isVisible = true
            console.showProgress(Self.line(done: state.done, total: total, seconds: (now - start) / .seconds(1)))
        }
    }

    /// Clears the line.
    func end() {
        if state.withLock(\.isVisible) { console.showProgress("") }
    }

    /// `seconds` have gone by, and are more than 0.
    static func line(done: Int, total: Int, seconds: Double) -> String {
        let rate = Double(done) / seconds
        let left = Int((Double(total - done) / rate).rounded(.up))
        return "\(done.grouped) of \(total.of("file")), \(Int(rate).grouped) a second, \(left) s left"
    }
}
