import Rewriter
import Synchronization

/// Shows on a terminal how far a run is: files read and parsed, how fast, how long the rest will take, and then how
/// many of the parsed ones have been judged.
final class Progress: Sendable {
    /// How far it is.
    struct State {
        var total: Int
        var read = 0
        var parsed = 0
        var examined = 0
        var candidates = 0
        var shown: ContinuousClock.Instant = .now
        var isVisible = false
    }

    private static let interval = Duration.milliseconds(100)

    private let console: Console
    private let isShown: Bool
    private let start = ContinuousClock.now
    private let state: Mutex<State>

    /// - Parameter isWanted: `false` where something else is written to the terminal meanwhile.
    init(_ console: Console, total: Int, isWanted: Bool = true) {
        self.console = console
        isShown = isWanted && console.showsProgress
        state = Mutex(State(total: total))
    }

    /// Counts one step.
    func take(_ step: RunStep) {
        guard isShown else { return }
        state.withLock { state in
            state.count(step)
            let now = ContinuousClock.now
            guard now - state.shown >= Self.interval else { return }
            state.shown = now
            state.isVisible = true
            let seconds = (now - start) / .seconds(1)
            console.showProgress(Self.line(state, seconds: seconds, width: Terminal.width - 1))
        }
    }

    /// Clears the line.
    func end() {
        state.withLock { state in
            if state.isVisible { console.showProgress("") }
            state.isVisible = false
        }
    }

    /// As much as fits into `width` characters, the most important first. `seconds` have gone by, more than 0.
    static func line(_ state: State, seconds: Double, width: Int) -> String {
        var line = ""
        for part in state.read < state.total ? reading(state, seconds) : judging(state) {
            let longer = line.isEmpty ? part : "\(line), \(part)"
            if longer.count > width { break }
            line = longer
        }
        return line
    }

    private static func reading(_ state: State, _ seconds: Double) -> [String] {
        let rate = max(Double(state.read), 1) / seconds
        let left = Int((Double(state.total - state.read) / rate).rounded(.up))
        return [
            "\(state.read.grouped) of \(state.total.of("file"))", "\(left.grouped) s left",
            "\(state.parsed.grouped) parsed", "\(Int(rate).grouped) a second",
        ]
    }

    private static func judging(_ state: State) -> [String] {
        [
            "\(state.examined.grouped) of \(state.parsed.of("parsed file")) judged", state.candidates.of("candidate"),
        ]
    }
}

extension Progress.State {
    mutating func count(_ step: RunStep) {
        switch step {
        case .began: self = Progress.State(total: total, shown: shown, isVisible: isVisible)
        case .read(let isParsed):
            read += 1
            if isParsed { parsed += 1 }
        case .examined(let findings):
            examined += 1
            candidates += findings
        }
    }
}
