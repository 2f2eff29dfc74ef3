#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#endif

/// Another program, run without a shell, with what it writes in files.
public struct ChildProcess: Sendable {
    public enum Ending: Hashable, Sendable {
        case exit(CInt)
        case signal(CInt)
        case timeout
        case didNotStart
    }

    /// What is to be run, and with what around it.
    public struct Command: Sendable {
        /// The path of the program and its arguments.
        public var words: [String]
        /// `NAME=value`; nothing else gets through.
        public var environment: [String]
        /// Paths of files that are made anew.
        public var output = "/dev/null"
        public var errors = "/dev/null"
        /// What it reads on standard input; the descriptor stays the caller's.
        public var input: CInt?
        /// A descriptor that it holds for as long as it lives, such as that of a lock.
        public var kept: CInt?
        /// Whether it leads a session of its own: then it has no terminal to ask at, a Ctrl-C doesn't reach it, and
        /// `kill` ends everything that it started.
        public var leadsSession = false

        public init(_ words: [String], environment: [String] = ChildProcess.plainEnvironment) {
            self.words = words
            self.environment = environment
        }
    }

    /// What a process used in all, with those that it waited for.
    public struct Usage: Hashable, Sendable {
        /// Bytes of memory, at most at a time.
        public var peakMemory = 0
    }

    /// Its number.
    public let id: CInt
    private let leadsSession: Bool

    /// Starts the program; `nil` when there is none that can be started.
    public init?(_ command: Command) {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
            // Descriptors of other threads' files stay here.
            var flags = CInt(POSIX_SPAWN_CLOEXEC_DEFAULT)
        #else
            var actions = unsafe posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
            var flags: CInt = 0
        #endif
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        unsafe posix_spawnattr_init(&attributes)
        defer { unsafe posix_spawnattr_destroy(&attributes) }
        if let input = command.input {
            unsafe posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
        } else {
            unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        }
        for (descriptor, path) in [(STDOUT_FILENO, command.output), (STDERR_FILENO, command.errors)] {
            unsafe posix_spawn_file_actions_addopen(
                &actions, descriptor, path, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
        }
        if let kept = command.kept { unsafe posix_spawn_file_actions_adddup2(&actions, kept, Self.keptDescriptor) }
        if command.leadsSession { flags |= Self.newSession }
        unsafe posix_spawnattr_setflags(&attributes, Int16(flags))
        var process: pid_t = 0
        let arguments = CStrings(command.words)
        let variables = CStrings(command.environment)
        guard
            unsafe posix_spawn(
                &process, command.words[0], &actions, &attributes, arguments.pointers, variables.pointers) == 0
        else { return nil }
        id = process
        leadsSession = command.leadsSession
    }

    #if canImport(Darwin)
        private static let newSession = CInt(POSIX_SPAWN_SETSID)
    #else
        /// `POSIX_SPAWN_SETSID`, which the headers hide.
        private static let newSession: CInt = 0x80
    #endif

    /// The first one that isn't a standard stream.
    private static let keptDescriptor: CInt = 3

    /// How it ended; `nil` while it runs. Not to be asked again once it has ended.
    public func poll() -> (ending: Ending, usage: Usage)? {
        var status: CInt = 0
        var used = rusage()
        let ended = unsafe wait4(id, &status, WNOHANG, &used)
        if ended == 0 || ended < 0 && errno == EINTR { return nil }
        if ended < 0 { return (.didNotStart, Usage()) }
        // What it started may still be there.
        if leadsSession { _ = Self.signal(-id, SIGKILL) }
        return (Self.ending(status), Usage(used))
    }

    /// Ends it at once, and waits for that.
    public func kill() -> Usage {
        _ = Self.signal(leadsSession ? -id : id, SIGKILL)
        var status: CInt = 0
        var used = rusage()
        while unsafe wait4(id, &status, 0, &used) < 0, errno == EINTR {}
        return Usage(used)
    }

    /// A pipe: what is written to `input` can be read from `output`. No program that is started gets hold of either by
    /// itself.
    public static func pipe() -> (output: CInt, input: CInt)? {
        var ends: [CInt] = [-1, -1]
        guard unsafe ends.withUnsafeMutableBufferPointer({ unsafe Self.pipe($0) }) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }

    /// Runs a program to its end, for at most `seconds`.
    public static func run(_ command: Command, seconds: Int) -> Ending {
        guard let process = ChildProcess(command) else { return .didNotStart }
        // Asks again and again, because a wait that ends by itself would need a signal handler.
        var rest = seconds * 1_000_000
        var pause = 500
        while true {
            if let (ending, _) = process.poll() { return ending }
            if rest <= 0 {
                _ = process.kill()
                return .timeout
            }
            usleep(UInt32(pause))
            rest -= pause
            pause = min(pause * 2, 20_000)
        }
    }

    /// Runs a program with a plain environment and nothing to read.
    static func run(_ words: [String], output: String = "/dev/null", errors: String, seconds: Int) -> Ending {
        var command = Command(words)
        (command.output, command.errors) = (output, errors)
        return run(command, seconds: seconds)
    }

    /// Of the environment only what finds programs and developer tools.
    public static var plainEnvironment: [String] {
        let names = ["PATH", "HOME", "TMPDIR", "DEVELOPER_DIR", "SDKROOT", "TOOLCHAINS"]
        let kept = names.compactMap { name in Environment[name].map { "\(name)=\($0)" } }
        // A crash is an answer too; nobody reads its backtrace.
        return kept + ["SWIFT_BACKTRACE=enable=no"]
    }

    private static func ending(_ status: CInt) -> Ending {
        let signal = status & 0x7F
        return signal == 0 ? .exit((status >> 8) & 0xFF) : .signal(signal)
    }

    private static func pipe(_ ends: UnsafeMutableBufferPointer<CInt>) -> CInt {
        #if canImport(Darwin)
            unsafe Darwin.pipe(ends.baseAddress!)
        #elseif canImport(Glibc)
            unsafe Glibc.pipe(ends.baseAddress!)
        #else
            unsafe Musl.pipe(ends.baseAddress!)
        #endif
    }

    private static func signal(_ process: pid_t, _ number: CInt) -> CInt {
        #if canImport(Darwin)
            Darwin.kill(process, number)
        #elseif canImport(Glibc)
            Glibc.kill(process, number)
        #else
            Musl.kill(process, number)
        #endif
    }
}

extension ChildProcess.Usage {
    fileprivate init(_ usage: rusage) {
        // Linux counts in KiB.
        #if canImport(Darwin)
            peakMemory = usage.ru_maxrss
        #else
            peakMemory = usage.ru_maxrss * 1024
        #endif
    }
}

/// A list of C strings with a null pointer behind the last.
@safe private struct CStrings: ~Copyable {
    let pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    private let count: Int

    init(_ strings: [String]) {
        count = strings.count
        unsafe pointers = .allocate(capacity: count + 1)
        for (index, string) in strings.enumerated() { unsafe (pointers + index).initialize(to: strdup(string)) }
        unsafe (pointers + count).initialize(to: nil)
    }

    deinit {
        for index in 0..<count { unsafe free(pointers[index]) }
        unsafe pointers.deallocate()
    }
}
