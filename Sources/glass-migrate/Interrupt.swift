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

    /// Also keeps a broken pipe from ending the process: `Console` deals with it.
    static func install() {
        _ = signal(SIGPIPE, SIG_IGN)
        for number in [SIGINT, SIGTERM] {
            _ = signal(number) { _ in
                if unsafe Interrupt.isDeferred != 0 {
                    unsafe Interrupt.hasArrived = 1
                } else {
                    _exit(ExitCode.interrupted.rawValue)
                }
            }
        }
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
