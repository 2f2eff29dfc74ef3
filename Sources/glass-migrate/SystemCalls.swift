import Dispatch

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

    /// The system's words for an error number.
    static func message(_ number: CInt) -> String { unsafe String(cString: strerror(number)) }

    /// Standard input to its end.
    static func readStandardInput() throws(Failure) -> [UInt8] {
        var result: [UInt8] = []
        while true {
            var failure: CInt = 0
            let chunk = unsafe [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
                let got = unsafe read(STDIN_FILENO, buffer.baseAddress, buffer.count)
                count = max(0, got)
                if got < 0 { failure = errno }
            }
            if failure == EINTR { continue }
            if failure != 0 { throw Failure(.inputOutput, "can't read standard input: \(message(failure))") }
            if chunk.isEmpty { return result }
            result += chunk
        }
    }

    /// One line of standard input, without its end; not a byte more is taken.
    static func readLineOfStandardInput() -> [UInt8] {
        var line: [UInt8] = []
        var byte: UInt8 = 0
        while true {
            let got = unsafe read(STDIN_FILENO, &byte, 1)
            if got < 0, errno == EINTR { continue }
            if got <= 0 || byte == UInt8(ascii: "\n") { return line }
            line.append(byte)
        }
    }

    /// From now on the process, and its group, ends when standard input does.
    static func endWithStandardInput() {
        DispatchQueue(label: "standard input").async {
            while !readLineOfStandardInput().isEmpty {}
            // What a worker started is in its group, and nothing else is.
            if getpgrp() == getpid() { kill(0, SIGKILL) }
            _exit(ExitCode.interrupted.rawValue)
        }
    }

    static var processID: Int { Int(getpid()) }

    static func pause(milliseconds: Int) { usleep(UInt32(milliseconds) * 1000) }

    /// The path of this program.
    static var ownPath: String {
        #if canImport(Darwin)
            var size: UInt32 = 4096
            let bytes = unsafe [CChar](unsafeUninitializedCapacity: Int(size)) { buffer, count in
                count = unsafe _NSGetExecutablePath(buffer.baseAddress!, &size) == 0 ? buffer.count : 0
            }
            return unsafe bytes.isEmpty ? CommandLine.arguments[0] : String(cString: bytes)
        #else
            // Also right after the file has been replaced.
            return "/proc/self/exe"
        #endif
    }

    /// Adds to what this process says on standard error.
    static func log(_ text: String) { _ = writeAll(Array(text.utf8), to: STDERR_FILENO) }

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
