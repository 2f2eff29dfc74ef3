#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Ctrl-C and a request to terminate: the process ends at once, unless files are just being written.
enum Interrupt {
    /// Whether the process has to go on until what it writes is complete.
    nonisolated(unsafe) private static var isDeferred: sig_atomic_t = 0
    nonisolated(unsafe) private static var hasArrived: sig_atomic_t = 0
    /// How the terminal has to be left.
    nonisolated(unsafe) private static var terminal: termios?
    /// What a terminal is sent first: no colour, and nothing on the line.
    private static let plain: StaticString = "\u{1B}[0m\r\u{1B}[K"
    /// Whether a line of progress is on the terminal.
    nonisolated(unsafe) private static var hasUnfinishedLine: sig_atomic_t = 0

    /// Also keeps a broken pipe from ending the process: `Console` deals with it.
    static func install() {
        _ = signal(SIGPIPE, SIG_IGN)
        for number in [SIGINT, SIGTERM] {
            _ = signal(number) { _ in
                if unsafe Interrupt.isDeferred != 0 {
                    unsafe Interrupt.hasArrived = 1
                } else {
                    Interrupt.leaveTerminal()
                    _exit(ExitCode.interrupted.rawValue)
                }
            }
        }
    }

    /// Says whether a line is on the terminal that an interruption has to clear away.
    static func setUnfinishedLine(_ isThere: Bool) { unsafe hasUnfinishedLine = isThere ? 1 : 0 }

    /// Only what may be done in a signal handler.
    private static func leaveTerminal() {
        if var terminal = unsafe terminal { _ = unsafe tcsetattr(STDIN_FILENO, TCSANOW, &terminal) }
        if unsafe terminal != nil || hasUnfinishedLine != 0 {
            _ = unsafe write(STDERR_FILENO, plain.utf8Start, plain.utf8CodeUnitCount)
        }
    }

    /// Runs `body`, which talks to a person; an interruption leaves the terminal as it is now.
    static func restoringTerminal(_ body: () throws -> Void) rethrows {
        var state = termios()
        if unsafe tcgetattr(STDIN_FILENO, &state) == 0 { unsafe terminal = state }
        defer { unsafe terminal = nil }
        try body()
    }

    /// Runs `body` to its end, and only then heeds an interruption.
    static func deferring<Result>(_ body: () throws -> Result) throws -> Result {
        unsafe isDeferred = 1
        defer { unsafe isDeferred = 0 }
        return try body()
    }

    /// Whether an interruption arrived while it was deferred.
    static var wasDeferred: Bool { unsafe hasArrived != 0 }
}
