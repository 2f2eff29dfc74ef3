import MigrationPlans
import Rewriter

/// What `.glass-migrate.yml` at the root of a repository says.
struct Configuration {
    static let fileName = ".glass-migrate.yml"
    /// Larger files are refused (1 MiB).
    static let sizeLimit = 1 << 20

    /// As the command line would give them.
    var values: [Option: [String]] = [:]
    /// In the order of the file: where several fit a path, the later ones win.
    var overrides: [Override] = []
    var names = OwnNames()
    /// The same for files of the same bytes only; empty without a file.
    var digest = ""
    /// Whether it says nothing.
    var isEmpty: Bool { values.isEmpty && overrides.isEmpty && names == OwnNames() }

    /// Options for the files at some paths only.
    struct Override {
        var paths: [Glob]
        var values: [Option: [String]]
    }

    /// Keys of the whole file that are no options.
    static let ownKeys = ["overrides", "wrappers", "components"]

    /// Options that mean something for a part of the files.
    static let overridable: [Option] = [
        .exclude, .include, .rule, .skipRule, .style, .helper, .containers, .buttons, .shadows,
    ]
}

extension Option {
    /// Whether a configuration file may set it.
    var isConfigurable: Bool {
        reasonAgainstConfiguring == nil && !traits.commands.isDisjoint(with: Command.configured)
    }

    /// Why only whoever calls the program may say so; `nil` where a repository may, too. A repository is somebody's
    /// input: it doesn't choose what is run, where is written, or that work may be lost.
    var reasonAgainstConfiguring: String? {
        switch self {
        case .help, .version, .stdinPath, .interactive, .restart, .noCache: "it is about one call"
        case .output: "a repository doesn't choose where is written"
        case .fix: "a repository doesn't choose that it is changed"
        case .verify, .typecheck: "a repository doesn't choose what is run"
        case .allowDirty: "a repository doesn't choose what may be lost"
        default: nil
        }
    }
}

extension Configuration {
    /// The configuration of a repository; empty when it has none.
    /// - Parameter commit: which one has it; `nil` is the work tree.
    init(of repository: borrowing GitRepository, at commit: ObjectID?) throws {
        guard let bytes = try repository.rootFile(Self.fileName, at: commit, limit: Self.sizeLimit) else { return }
        self = try ConfigurationReader(fileName: Self.fileName).read(bytes)
        digest = ObjectID(ofBlob: bytes).description
    }
}

extension Arguments {
    /// With what the repository's configuration says where the command line says nothing.
    func configured() throws -> Arguments {
        guard let command, Command.configured.contains(command), !has(.help), !has(.version) else { return self }
        let repository = try GitRepository(containing: try Repository.paths(self)[0])
        let revision = Repository.revision(self, isBare: repository.isBare)
        let commit = try revision.map { name in try repository.commit(named: name) }
        return completed(by: try Configuration(of: repository, at: commit))
    }
}

extension Command {
    /// Commands that heed the configuration.
    static let configured: Set<Command> = Option.include.traits.commands.union([.doctor]).subtracting([.batchPlan])
}
