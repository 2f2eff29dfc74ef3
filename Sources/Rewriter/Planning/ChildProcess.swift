#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#endif

/// Another program, run without a shell, with nothing to read and what it writes in files.
enum ChildProcess {
    enum Ending: Hashable, Sendable {
        case exit(CInt)
        case signal(CInt)
        case timeout
        case didNotStart
    }

    /// Runs the program at the path `command[0]` to its end, for at most `seconds`. Of the environment it gets only
    /// what finds programs and developer tools.
    static func run(_ command: [String], output: String = "/dev/null", errors: String, seconds: Int) -> Ending {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = unsafe posix_spawn_file_actions_t()
        #endif
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        for (descriptor, path) in [(STDOUT_FILENO, output), (STDERR_FILENO, errors)] {
            unsafe posix_spawn_file_actions_addopen(
                &actions, descriptor, path, O_WRONLY | O_CREAT | O_TRUNC, S_IRUSR | S_IWUSR)
        }
        var process: pid_t = 0
        let arguments = CStrings(command)
        let variables = CStrings(environment)
        guard unsafe posix_spawn(&process, command[0], &actions, nil, arguments.pointers, variables.pointers) == 0
        else {
            return .didNotStart
        }
        return wait(for: process, seconds: seconds)
    }

    private static var environment: [String] {
        let names = ["PATH", "HOME", "TMPDIR", "DEVELOPER_DIR", "SDKROOT", "TOOLCHAINS"]
        let kept = names.compactMap { name in unsafe getenv(name).map { "\(name)=\(unsafe String(cString: $0))" } }
        // A crash is an answer too; nobody reads its backtrace.
        return kept + ["SWIFT_BACKTRACE=enable=no"]
    }

    /// Asks again and again, because a wait that ends by itself would need a signal handler.
    private static func wait(for process: pid_t, seconds: Int) -> Ending {
        var status: CInt = 0
        var rest = seconds * 1_000_000
        var pause = 500
        while true {
            let ended = unsafe waitpid(process, &status, WNOHANG)
            if ended == process { break }
            if ended < 0, errno != EINTR { return .didNotStart }
            if rest <= 0 {
                kill(process, SIGKILL)
                while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
                return .timeout
            }
            usleep(UInt32(pause))
            rest -= pause
            pause = min(pause * 2, 20_000)
        }
        let signal = status & 0x7F
        return signal == 0 ? .exit((status >> 8) & 0xFF) : .signal(signal)
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
