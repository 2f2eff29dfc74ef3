/// One module for the compiler, on one platform.
struct CompilerRun {
    let sdk: CompilerSDK
    let module: Module
    let platform: Platform
    /// The lowest system that the code must run on.
    let floor: Version
    /// How long the compiler may take, in seconds.
    let timeLimit: Int

    struct Complaint: Hashable {
        let path: String
        let line: Int
        let message: String
    }

    enum Answer {
        case complaints([Complaint])
        /// Why nothing can be said, in a few words.
        case unknown(String)
    }

    /// Bytes of complaints that are read.
    private static let outputLimit = 1 << 22

    /// What the compiler is asked for.
    enum Product {
        case complaints
        /// A file that makes the module known to those that import it.
        case interface(String)
    }

    /// Compiles copies of the files, which come by their paths in the repository.
    ///
    /// - Parameter imports: a folder with the interfaces of modules that they may import.
    func compile(_ files: [(path: String, bytes: [UInt8])], to product: Product, imports: String) -> Answer {
        guard var folder = TemporaryFolder() else { return .unknown("there is no room for temporary files") }
        var originals: [String: String] = [:]
        for (number, file) in files.enumerated() {
            // Only a file of this name may have statements of its own.
            let name = file.path.hasSuffix("/main.swift") ? "main.swift" : "\(number).swift"
            guard let path = folder.write(file.bytes, to: name) else {
                return .unknown("there is no room for temporary files")
            }
            originals[path] = file.path
        }
        let errors = folder.file(named: "errors.txt")
        let ending = ChildProcess.run(
            command(product) + ["-I", imports] + originals.keys.sorted(), errors: errors, seconds: timeLimit)
        let output = TemporaryFolder.read(errors, limit: Self.outputLimit)
        switch ending {
        case .exit(0): return .complaints([])
        case .exit where output.count < Self.outputLimit:
            return answer(String(decoding: output, as: UTF8.self), originals: originals)
        case .timeout: return .unknown("it takes more than \(timeLimit) seconds")
        case .signal: return .unknown("the compiler crashed")
        case .exit, .didNotStart: return .unknown("the compiler gave no readable answer")
        }
    }

    private func command(_ product: Product) -> [String] {
        let mode =
            switch product {
            case .complaints: ["-typecheck"]
            case .interface(let path): ["-emit-module", "-o", path]
            }
        let isSwift6 = (module.toolsVersion ?? Version(5)) >= Version(6)
        // All modules of a repository may be of one package.
        return sdk.command + mode + ["-diagnostic-style=llvm", "-target", "arm64-apple-\(system)\(floor)"]
            + ["-module-name", module.importName, "-package-name", "repository"]
            + ["-swift-version", isSwift6 ? "6" : "5"] + (sdk.arguments[platform] ?? [])
    }

    private var system: String {
        switch platform {
        case .iOS, .macCatalyst: "ios"
        case .macOS: "macosx"
        case .tvOS: "tvos"
        case .watchOS: "watchos"
        case .visionOS: "xros"
        }
    }

    /// Reads lines of the form `path:line:column: error: message`.
    private func answer(_ output: String, originals: [String: String]) -> Answer {
        var complaints: [Complaint] = []
        for line in output.split(separator: "\n") {
            guard let error = line.firstRange(of: ": error: ") else { continue }
            let message = String(line[error.upperBound...])
            if let missing = message.prefixMatch(of: /no such module '(.*?)'/) {
                return .unknown("it imports \(missing.output.1), which is not at hand")
            }
            let place = line[..<error.lowerBound].split(separator: ":")
            guard place.count >= 3, let number = Int(place[place.count - 2]),
                let path = originals[place.dropLast(2).joined(separator: ":")]
            else { continue }
            complaints.append(Complaint(path: path, line: number, message: message))
        }
        return complaints.isEmpty ? .unknown("the compiler gave no readable answer") : .complaints(complaints)
    }
}
