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
            let path = bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
            return path.isEmpty ? CommandLine.arguments[0] : String(decoding: path, as: UTF8.self)
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

    /// Makes `data` the content of the file at `path`. A plain file is replaced in one step, and so is a link to one:
    /// whoever put it there doesn't decide which file is overwritten. Terminals, pipes and such are written to.
    static func save(_ data: [UInt8], toFileAt path: String) throws(Failure) {
        var status = stat()
        let isFile = unsafe stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
        // `/dev/stdout` and its like are links, also to plain files, that must stay.
        var link = stat()
        let isLink = unsafe lstat(path, &link) == 0 && link.st_mode & S_IFMT == S_IFLNK
        let isDevice = !isFile || isLink && ["/dev/", "/proc/"].contains { path.hasPrefix($0) }
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
