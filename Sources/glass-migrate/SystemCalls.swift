#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What the program asks of the system besides the git layer.
enum System {
    /// How many cores can work at a time.
    static var processorCount: Int { max(1, sysconf(CInt(_SC_NPROCESSORS_ONLN))) }

    static func environment(_ name: String) -> String? {
        unsafe getenv(name).map { unsafe String(cString: $0) }
    }

    static func isTerminal(_ descriptor: CInt) -> Bool { isatty(descriptor) == 1 }

    /// Whether somebody is there to answer.
    static var canAsk: Bool { isTerminal(STDIN_FILENO) && isTerminal(STDERR_FILENO) }

    /// The system's words for an error number.
    static func message(_ number: CInt) -> String { unsafe String(cString: strerror(number)) }

    /// Standard input to its end.
    static func readStandardInput() throws(Failure) -> [UInt8] {
        try readAll(STDIN_FILENO, "standard input")
    }

    /// The content of a file.
    static func readFile(at path: String) throws(Failure) -> [UInt8] {
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw Failure(.inputOutput, "can't read \(path): \(message(errno))") }
        defer { close(descriptor) }
        return try readAll(descriptor, path)
    }

    private static func readAll(_ descriptor: CInt, _ name: String) throws(Failure) -> [UInt8] {
        var result: [UInt8] = []
        while true {
            var failure: CInt = 0
            let chunk = unsafe [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
                let got = unsafe read(descriptor, buffer.baseAddress, buffer.count)
                count = max(0, got)
                if got < 0 { failure = errno }
            }
            if failure == EINTR { continue }
            if failure != 0 { throw Failure(.inputOutput, "can't read \(name): \(message(failure))") }
            if chunk.isEmpty { return result }
            result += chunk
        }
    }

    /// 0, or the error number.
    static func writeAll(_ data: [UInt8], to descriptor: CInt) -> CInt {
        unsafe data.withUnsafeBytes { buffer in
            var rest = unsafe buffer[...]
            while unsafe !rest.isEmpty {
                let count = unsafe write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count >= 0 {
                    unsafe rest = rest.dropFirst(count)
                } else if errno != EINTR {
                    return errno
                }
            }
            return 0
        }
    }

    /// Puts `data` into the file at `path`, in the place of what it holds.
    static func writeAll(_ data: [UInt8], toFileAt path: String) throws(Failure) {
        let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        var failure = descriptor < 0 ? errno : writeAll(data, to: descriptor)
        if descriptor >= 0, close(descriptor) != 0, failure == 0 { failure = errno }
        if failure != 0 { throw Failure(.inputOutput, "can't write \(path): \(message(failure))") }
    }
}
