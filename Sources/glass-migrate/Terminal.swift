#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The person at the terminal.
enum Terminal {
    /// One line without its ending; `nil` when there are no more.
    static func readLine() throws(Failure) -> String? {
        var line: [UInt8] = []
        // Byte by byte: what comes after the line may be for an editor.
        while true {
            var byte: UInt8 = 0
            let got = unsafe read(STDIN_FILENO, &byte, 1)
            if got < 0, errno == EINTR { continue }
            if got < 0 { throw Failure(.inputOutput, "can't read from the terminal: \(System.message(errno))") }
            if got == 0 { return line.isEmpty ? nil : String(decoding: line, as: UTF8.self) }
            if byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
            line.append(byte)
        }
    }

    /// Lets the person edit a text in the editor of their choice.
    /// - Parameter path: where it lies meanwhile.
    /// - Returns: the text as it was saved; `nil` when the editor failed.
    static func edit(_ text: String, at path: String) throws(Failure) -> String? {
        try System.save(Array(text.utf8), toFileAt: path)
        defer { unsafe unlink(path) }
        let editor = ["VISUAL", "EDITOR"].compactMap(System.environment).first { !$0.isEmpty } ?? "vi"
        // It stands aside for the interrupts that are meant for the editor.
        guard unsafe system("\(editor) \(path.quotedForShell)") == 0 else { return nil }
        return String(decoding: try System.readFile(at: path), as: UTF8.self)
    }

    /// How wide it is, in characters.
    static var width: Int {
        var size = winsize()
        let isKnown = unsafe ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
        return isKnown ? Int(size.ws_col) : System.environment("COLUMNS").flatMap { Int($0) } ?? 80
    }
}
