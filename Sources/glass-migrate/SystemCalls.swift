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

    /// Changes whenever another build of the program takes its place; `nil` when the system doesn't tell.
    static var programIdentity: String? {
        var status = stat()
        #if canImport(Darwin)
            var path = [CChar](repeating: 0, count: Int(PATH_MAX))
            var size = UInt32(path.count)
            guard unsafe _NSGetExecutablePath(&path, &size) == 0, unsafe stat(path, &status) == 0 else { return nil }
            let time = status.st_mtimespec
        #else
            guard unsafe stat("/proc/self/exe", &status) == 0 else { return nil }
            let time = status.st_mtim
        #endif
        return "\(status.st_dev) \(status.st_ino) \(status.st_size) \(time.tv_sec) \(time.tv_nsec)"
    }

    /// The user's own folder for what can be made anew, made if need be; `nil` when there can't be one, or it is not
    /// the user's alone.
    static func cacheFolder(named name: String) -> String? {
        guard let base = cacheBase else { return nil }
        unsafe mkdir(base, 0o700)
        let folder = "\(base)/\(name)"
        unsafe mkdir(folder, 0o700)
        var status = stat()
        guard unsafe lstat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, status.st_uid == geteuid(),
            status.st_mode & 0o022 == 0
        else { return nil }
        return folder
    }

    private static var cacheBase: String? {
        #if !canImport(Darwin)
            if let folder = environment("XDG_CACHE_HOME"), folder.hasPrefix("/") { return folder }
        #endif
        guard let home = environment("HOME"), home.hasPrefix("/") else { return nil }
        #if canImport(Darwin)
            return "\(home)/Library/Caches"
        #else
            return "\(home)/.cache"
        #endif
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

    /// Puts `data` into the file at `path`, in the place of what it holds.
    static func writeAll(_ data: [UInt8], toFileAt path: String) throws(Failure) {
        let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        var failure = descriptor < 0 ? errno : writeAll(data, to: descriptor)
        if descriptor >= 0, close(descriptor) != 0, failure == 0 { failure = errno }
        if failure != 0 { throw Failure(.inputOutput, "can't write \(path): \(message(failure))") }
    }
}
