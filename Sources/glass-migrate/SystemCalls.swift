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

    /// Makes `data` the content of the file at `path`. A plain file is replaced in one step, and so is a link to one:
    /// whoever put it there doesn't decide which file is overwritten. Terminals, pipes and such are written to.
    static func save(_ data: [UInt8], toFileAt path: String) throws(Failure) {
        var status = stat()
        let isFile = unsafe stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
        // `/dev/stdout` and its like are links, also to plain files, that must stay.
        let isDevice = !isFile || ["/dev/", "/proc/"].contains { path.hasPrefix($0) }
        let failure = !isDevice ? replace(path, by: data, mode: status.st_mode) : send(data, toDeviceAt: path)
        guard failure != 0 else { return }
        let isForbidden = [EACCES, EPERM, EROFS].contains(failure)
        throw Failure(isForbidden ? .refused : .inputOutput, "can't write \(path): \(message(failure))")
    }

    /// 0, or the error number. An unfinished file is removed.
    private static func replace(_ path: String, by data: [UInt8], mode: mode_t) -> CInt {
        let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? ""
        let temporary = "\(folder).\(Tool.name)-\(getpid()).tmp"
        // One that a killed process of the same number left behind.
        unsafe unlink(temporary)
        let permissions = mode & 0o777 == 0 ? 0o666 : mode & 0o777
        let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, permissions)
        guard descriptor >= 0 else { return errno }
        var failure = writeAll(data, to: descriptor)
        if failure == 0, fsync(descriptor) != 0 { failure = errno }
        if close(descriptor) != 0, failure == 0 { failure = errno }
        if failure == 0, unsafe rename(temporary, path) != 0 { failure = errno }
        if failure != 0 { unsafe unlink(temporary) }
        return failure
    }

    private static func send(_ data: [UInt8], toDeviceAt path: String) -> CInt {
        let descriptor = unsafe open(path, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return errno }
        defer { close(descriptor) }
        return writeAll(data, to: descriptor)
    }
}
