import Rewriter

/// The git program, for what goes through the network. It asks nobody, runs no hook and no filter, opens no other
/// protocol than those that plain clones use, and finds credentials by its own helpers and the ssh agent.
struct GitProgram {
    /// Where it works: a git directory.
    let directory: String
    let seconds: Int
    /// See `ChildProcess.Command.kept`.
    var lock: CInt?
    /// A folder for what it prints.
    let scratch: String

    /// What it answered.
    struct Answer {
        let ending: ChildProcess.Ending
        let output: String
        /// Without credentials.
        let errors: String

        var isSuccess: Bool { ending == .exit(0) }

        /// The line of `errors` that says most.
        var reason: String {
            if ending == .timeout { return "git took too long" }
            if ending == .didNotStart { return "git can't be started" }
            let lines = errors.split(whereSeparator: \.isNewline).map(String.init)
            // «Could not read from remote repository» comes after what ssh or the server said about it.
            let telling = lines.first { line in
                ["fatal: ", "ERROR: ", "error: ", "remote: ERROR", "ssh: "].contains { line.hasPrefix($0) }
                    && !line.hasPrefix("fatal: Could not read from remote")
            }
            let line = telling ?? lines.last ?? "git failed"
            return line.hasPrefix("fatal: ") ? String(line.dropFirst(7)) : line
        }

        /// Whether it was turned away for who it is.
        var isAboutCredentials: Bool {
            [
                "could not read Username", "could not read Password", "Authentication failed", "Permission denied",
                "terminal prompts disabled", "Host key verification failed", "requested URL returned error: 403",
            ].contains { errors.contains($0) }
        }
    }

    private static let settings = [
        "core.hooksPath=/dev/null", "core.fsmonitor=false", "core.askPass=", "gc.auto=0", "maintenance.auto=false",
        "fetch.recurseSubmodules=false", "push.recurseSubmodules=no", "push.gpgSign=false",
        "credential.interactive=false",
        "fetch.writeCommitGraph=false",
    ]

    private static let outputLimit = 1 << 20

    func run(_ words: [String]) throws -> Answer {
        guard let program = Environment.program(named: "git") else {
            throw Failure(.inputOutput, "there is no git program", remedy: "install git: it fetches and pushes")
        }
        var command = ChildProcess.Command(
            [program] + Self.settings.flatMap { ["-c", $0] } + ["--git-dir", directory] + words,
            environment: Self.environment)
        command.output = "\(scratch)/git-output"
        command.errors = "\(scratch)/git-errors"
        command.kept = lock
        let ending = ChildProcess.run(command, seconds: seconds)
        defer {
            try? Files.remove(command.output)
            try? Files.remove(command.errors)
        }
        return Answer(
            ending: ending, output: Self.read(command.output),
            errors: RepositorySource.redacted(Self.read(command.errors)))
    }

    private static func read(_ path: String) -> String {
        let bytes = (try? Files.read(path)) ?? []
        return String(decoding: bytes.suffix(outputLimit), as: UTF8.self)
    }

    /// What our process has, but for what would lead git elsewhere, make it ask, or make it talk.
    private static var environment: [String] {
        let dropped = [
            "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_COMMON_DIR", "GIT_OBJECT_DIRECTORY",
            "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_NAMESPACE", "GIT_SHALLOW_FILE", "GIT_TEMPLATE_DIR",
            "GIT_CURL_VERBOSE", "GIT_TERMINAL_PROMPT", "GIT_ALLOW_PROTOCOL", "GIT_LFS_SKIP_SMUDGE", "SSH_ASKPASS",
            "SSH_ASKPASS_REQUIRE", "GCM_INTERACTIVE", "LC_ALL", "LANGUAGE",
        ]
        var variables = Environment.all.filter { variable in
            let name = String(variable.prefix { $0 != "=" })
            return !dropped.contains(name) && !name.hasPrefix("GIT_TRACE")
        }
        variables += [
            "GIT_TERMINAL_PROMPT=0", "GIT_ALLOW_PROTOCOL=file:git:http:https:ssh", "GIT_LFS_SKIP_SMUDGE=1",
            "SSH_ASKPASS_REQUIRE=never", "GCM_INTERACTIVE=never", "LC_ALL=C",
        ]
        return variables
    }
}
