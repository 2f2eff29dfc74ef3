#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#endif

/// A second opinion on rewritten files: the parser of an installed Swift toolchain. It reads temporary copies of the
/// new content and nothing else.
public struct ToolchainParser: Sendable {
    /// What it says of one rewrite.
    public enum Opinion: Hashable, Sendable {
        case agrees
        /// The first error that the original doesn't have, with its line.
        case disagrees(String)
        /// Why it can't tell: it crashed, took too long, or the code is nested too deeply for it.
        case unknown(String)
    }

    /// Why it can't be asked. `description` is a sentence that says what to do.
    public enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
        case noToolchain
        case noTemporaryFolder

        public var description: String {
            switch self {
            case .noToolchain:
                "No swift-frontend was found: install a Swift toolchain and put it on the PATH, or on a Mac install Xcode or its command-line tools."
            case .noTemporaryFolder:
                "The folder for temporary files can't be written: make room there, or set TMPDIR to another one."
            }
        }
    }

    /// The program and its first arguments.
    private let command: [String]
    /// How long one process may take, in seconds.
    private let timeLimit: Int

    /// Finds the toolchain: on the PATH, beside the `swift` on the PATH, or through `xcrun`.
    public init() throws(Failure) {
        guard let command = Self.findProgram("swift-frontend") else { throw .noToolchain }
        self.init(command: command)
    }

    init(command: [String], timeLimit: Int = 30) {
        self.command = command
        self.timeLimit = timeLimit
    }

    /// One opinion for each rewrite of a Swift file, in their order. Blocks until all are there.
    public func opinions(on rewrites: [VerifiedRewrite]) throws(Failure) -> [Opinion] {
        let answers = try parse(rewrites.map(\.after))
        var opinions = answers.map(Opinion.init)
        // Only where it complains the original is needed: it may complain about that too.
        let doubtful = opinions.indices.filter {
            if case .disagrees = opinions[$0] { rewrites[$0].before != nil } else { false }
        }
        let originals = try parse(doubtful.map { rewrites[$0].before?.bytes ?? [] })
        for (index, original) in zip(doubtful, originals) {
            opinions[index] = Opinion(answers[index], original: original)
        }
        return opinions
    }

    /// What the parser says about one text.
    fileprivate enum Answer {
        case errors([Complaint])
        case unknown(String)
    }

    fileprivate struct Complaint {
        let line: Int
        let message: String
    }

    private static let batchSize = 200
    /// Bytes of complaints that are read.
    private static let outputLimit = 1 << 22

    private func parse(_ texts: [[UInt8]]) throws(Failure) -> [Answer] {
        var answers: [Answer] = []
        var rest = texts[...]
        while !rest.isEmpty {
            answers += try parse(batch: rest.prefix(Self.batchSize))
            rest = rest.dropFirst(Self.batchSize)
        }
        return answers
    }

    /// One process for all; when it ends badly, the texts are halved until the culprit is alone.
    private func parse(batch texts: ArraySlice<[UInt8]>) throws(Failure) -> [Answer] {
        guard var folder = TemporaryFolder() else { throw .noTemporaryFolder }
        var paths: [String] = []
        for (number, text) in texts.enumerated() {
            guard let path = folder.write(text, to: "\(number).swift") else { throw .noTemporaryFolder }
            paths.append(path)
        }
        let errors = folder.file(named: "errors.txt")
        let ending = ChildProcess.run(
            command + ["-parse", "-diagnostic-style=llvm"] + paths, errors: errors, seconds: timeLimit)
        let output = TemporaryFolder.read(errors, limit: Self.outputLimit)
        switch ending {
        case .exit(0),
            .exit(1) where output.count < Self.outputLimit:
            return answers(paths, output: String(decoding: output, as: UTF8.self), failed: ending == .exit(1))
        case .didNotStart: throw .noToolchain
        case .exit, .signal, .timeout:
            guard texts.count > 1 else { return [.unknown(reason(for: ending))] }
            let middle = texts.startIndex + texts.count / 2
            return try parse(batch: texts[..<middle]) + parse(batch: texts[middle...])
        }
    }

    private func reason(for ending: ChildProcess.Ending) -> String {
        switch ending {
        case .timeout: "It took more than \(timeLimit) seconds."
        case .signal: "The compiler crashed."
        case .exit, .didNotStart: Self.unreadable
        }
    }

    private static let unreadable = "The compiler gave no readable answer."

    /// Reads lines of the form `path:line:column: error: message`.
    private func answers(_ paths: [String], output: String, failed: Bool) -> [Answer] {
        var complaints: [String: [Complaint]] = [:]
        for line in output.split(separator: "\n") {
            guard let error = line.firstRange(of: ": error: ") else { continue }
            let place = line[..<error.lowerBound].split(separator: ":")
            guard place.count >= 3, let number = Int(place[place.count - 2]) else { continue }
            let path = place.dropLast(2).joined(separator: ":")
            complaints[path, default: []].append(Complaint(line: number, message: String(line[error.upperBound...])))
        }
        if failed, complaints.isEmpty { return paths.map { _ in .unknown(Self.unreadable) } }
        return paths.map { path in
            let complaints = complaints[path] ?? []
            let isTooDeep = complaints.contains { $0.message.hasPrefix("structure nesting level exceeded") }
            return isTooDeep ? .unknown("The code is nested too deeply for the compiler.") : .errors(complaints)
        }
    }

    /// A program of the installed toolchain, with its first arguments; `nil` when there is none.
    static func findProgram(_ name: String) -> [String]? {
        let folders =
            unsafe getenv("PATH").map { unsafe String(cString: $0) }?.split(separator: ":").map(String.init) ?? []
        let candidates = folders.flatMap { ["\($0)/\(name)"] + besideSwift(name, in: $0) }
        if let path = candidates.first(where: { unsafe access($0, X_OK) == 0 }) { return [path] }
        let xcrun = "/usr/bin/xcrun"
        guard unsafe access(xcrun, X_OK) == 0,
            ChildProcess.run([xcrun, "--find", name], errors: "/dev/null", seconds: 30) == .exit(0)
        else { return nil }
        return [xcrun, name]
    }

    /// `swift` is often a link into the toolchain's folder, where the others lie too.
    private static func besideSwift(_ name: String, in folder: String) -> [String] {
        guard let resolved = unsafe realpath("\(folder)/swift", nil) else { return [] }
        defer { unsafe free(resolved) }
        let path = unsafe String(cString: resolved)
        return path.lastIndex(of: "/").map { ["\(path[..<$0])/\(name)"] } ?? []
    }
}

extension ToolchainParser.Opinion {
    fileprivate init(_ answer: ToolchainParser.Answer) {
        self.init(answer, original: .errors([]))
    }

    fileprivate init(_ answer: ToolchainParser.Answer, original: ToolchainParser.Answer) {
        switch (answer, original) {
        case (.unknown(let reason), _), (.errors, .unknown(let reason)): self = .unknown(reason)
        case (.errors(let complaints), .errors(var known)):
            for complaint in complaints {
                guard let index = known.firstIndex(where: { $0.message == complaint.message }) else {
                    self = .disagrees("line \(complaint.line): \(complaint.message)")
                    return
                }
                known.remove(at: index)
            }
            self = .agrees
        }
    }
}
