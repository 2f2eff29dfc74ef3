import Rewriter

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The one place where anything is printed: data on standard output, everything else on standard error.
struct Console: Sendable {
    /// For what goes to standard output.
    let paint: Paint
    /// For what goes to standard error.
    let errorPaint: Paint
    /// Whether somebody watches who likes to see how far the work is.
    let showsProgress: Bool
    private let color: ColorChoice
    private let isQuiet: Bool

    init(_ arguments: Arguments) {
        self.init(color: arguments.choice(.color) ?? .auto, isQuiet: arguments.has(.quiet))
    }

    init(color: ColorChoice = .auto, isQuiet: Bool = false) {
        self.color = color
        showsProgress = !isQuiet && canSteer(STDERR_FILENO)
        paint = Paint(isOn: color.paints(STDOUT_FILENO))
        errorPaint = Paint(isOn: color.paints(STDERR_FILENO))
        self.isQuiet = isQuiet
    }

    /// Writes data to standard output. A reader that went away (`| head`) is no error: the rest is dropped.
    func print(_ data: [UInt8]) throws(Failure) {
        let error = System.writeAll(data, to: STDOUT_FILENO)
        if error != 0, error != EPIPE {
            throw Failure(.inputOutput, "can't write to standard output: \(System.message(error))")
        }
    }

    func print(_ text: String) throws(Failure) { try print(Array(text.utf8)) }

    /// Writes data to a file, or to standard output when there is none or its name is `-`.
    func write(_ data: [UInt8], to file: String?) throws {
        guard let file, file != "-" else { return try print(data) }
        try Interrupt.deferring { try System.save(data, toFileAt: file) }
    }

    /// How to paint what `write` puts into `file`.
    func paint(for file: String?) -> Paint {
        file == nil || file == "-" ? paint : Paint(isOn: color == .always)
    }

    /// What came of it, on standard error; not with `--quiet`.
    func say(_ message: String) {
        if !isQuiet { writeError("\(Tool.name): \(message.printable)\n") }
    }

    /// A thing that the user should know, though the work goes on.
    func warn(_ message: String) {
        writeError("\(Tool.name): \(errorPaint("warning:", .yellow)) \(message.printable)\n")
    }

    /// Why the command ends.
    func report(_ failure: Failure) {
        var text = "\(Tool.name): \(errorPaint("error:", .red)) \(failure.message.printable)\n"
        if let remedy = failure.remedy { text += "  \(remedy.printable)\n" }
        writeError(text)
    }

    /// One item of a list that belongs to what was said before.
    func list(_ item: String) {
        writeError("  \(item.printable)\n")
    }

    /// A part of a dialog, whatever else is quiet; made `printable` by who says it.
    func talk(_ text: String) { writeError(text) }

    /// Replaces the line under the cursor of a terminal, in one step and without clearing it first.
    func showProgress(_ line: String) {
        writeError("\r\(line)\u{1B}[K")
        Interrupt.setUnfinishedLine(!line.isEmpty)
    }

    private func writeError(_ text: String) {
        // Nobody is left to be told when this fails.
        _ = System.writeAll(Array(text.utf8), to: STDERR_FILENO)
    }
}

extension ColorChoice {
    fileprivate func paints(_ descriptor: CInt) -> Bool {
        switch self {
        case .always: true
        case .never: false
        case .auto: canSteer(descriptor) && (System.environment("NO_COLOR") ?? "").isEmpty
        }
    }

}

/// Whether a terminal that understands escape sequences is at the other end.
private func canSteer(_ descriptor: CInt) -> Bool {
    System.isTerminal(descriptor) && System.environment("TERM") != "dumb"
}
