import MigrationPlans
import Rewriter

/// Every option, by the name that users write after `--`. One line in `traits` describes an option to the parser, the
/// help and the completions.
enum Option: String, CaseIterable {
    case paths, exclude, since, revision, stdinPath = "stdin-path"
    case include, rule, skipRule = "skip-rule", only, style, helper, accessibility, containers, buttons, shadows, xcode
    case verify, typecheck, strict, fix
    case minIOS = "min-ios", minMacOS = "min-macos", minTVOS = "min-tvos", minWatchOS = "min-watchos"
    case minVisionOS = "min-visionos"
    case allowDirty = "allow-dirty", interactive, restart, force
    case shard, cache, branch, timeLimit = "time-limit", memoryLimit = "memory-limit", retryFailed = "retry-failed"
    case failFast = "fail-fast", dryRun = "dry-run"
    case title, body, draft, reviewer, label, split, pause
    case format, docsURL = "docs-url", output, per, jobs, noCache = "no-cache", color, quiet, verbose
    case noInput = "no-input", help, version

    struct Traits {
        let group: OptionGroup
        let short: Character?
        let value: ValueKind
        /// One or two sentences.
        let help: String
        let commands: Set<Command>

        init(
            _ group: OptionGroup, short: Character? = nil, _ value: ValueKind, _ help: String,
            for commands: Set<Command> = Set(Command.allCases)
        ) {
            self.group = group
            self.short = short
            self.value = value
            self.help = help
            self.commands = commands
        }
    }

    /// Commands that read Swift files.
    static let reading = migrating.union([.audit])
    /// Commands that look for hand-rolled glass.
    private static let migrating: Set<Command> = [.scan, .diff, .apply, .patch, .branch, .check, .batchPlan]
    /// Commands that take a part of the rewrites.
    private static let choosing: Set<Command> = [.diff, .apply, .patch, .branch, .check, .audit]

    var traits: Traits {
        switch self {
        case .paths:
            Traits(.files, .repeated("GLOB"), "Only files that match; can be repeated.", for: Self.reading)
        case .exclude:
            Traits(.files, .repeated("GLOB"), "Leave out files that match; can be repeated.", for: Self.reading)
        case .stdinPath:
            Traits(
                .files, .text("NAME"), "With `-` as the only PATH: which file the text on standard input stands for.",
                for: [.scan, .diff])
        case .since:
            Traits(
                .files, .text("REV"), "Only files that changed since the work left this revision (their merge base).",
                for: Self.reading.subtracting([.batchPlan]))
        case .revision:
            Traits(
                .files, .text("REV"),
                "Read this revision and not the work tree (default for patch, branch and bare repositories: HEAD).",
                for: [.scan, .diff, .patch, .branch, .check, .batchPlan])
        case .include:
            Traits(
                .rewriting, .choices("WHAT", names(LiquidGlassOptions.Include.self)),
                "review: also take rewrites that a person should look at; content, fills, bordered: also propose those, "
                    + "for review.", for: Self.reading)
        case .rule:
            Traits(
                .rewriting, .choices("CODE", LiquidGlassPlan.ruleCodes + GlassAuditPlan.ruleCodes),
                "Only what these rules find.",
                for: Self.reading)
        case .skipRule:
            Traits(
                .rewriting, .choices("CODE", LiquidGlassPlan.ruleCodes + GlassAuditPlan.ruleCodes),
                "Leave out what these rules find.",
                for: Self.reading)
        case .style:
            Traits(
                .rewriting, .choice(names(LiquidGlassOptions.Style.self)),
                "How the old look is kept (default: auto, as each module's floors need it).", for: Self.migrating)
        case .helper:
            Traits(
                .rewriting, .text("NAME"), "The project's own adaptive modifier, in place of a generated one.",
                for: Self.migrating)
        case .accessibility:
            Traits(
                .rewriting, .choice(names(LiquidGlassOptions.Accessibility.self)),
                "Who adapts glass to Reduce Transparency and Increase Contrast (default: system).", for: Self.migrating)
        case .containers:
            Traits(
                .rewriting, .choice(names(LiquidGlassOptions.Containers.self)),
                "Whether sibling surfaces share a container (default: siblings).", for: Self.migrating)
        case .buttons:
            Traits(
                .rewriting, .choice(names(LiquidGlassOptions.Buttons.self)),
                "Glass in a button's label, or the system's glass style (default: effect).", for: Self.migrating)
        case .shadows:
            Traits(
                .rewriting, .choice(names(LiquidGlassOptions.Shadows.self)),
                "Whether old shadows stay under glass (default: auto, under floating surfaces).", for: Self.migrating)
        case .xcode:
            Traits(
                .rewriting, .choice(["16", "26"]), "The oldest Xcode that has to build the result.", for: Self.reading)
        case .verify:
            Traits(
                .rewriting, .choice(["swift"]),
                "Also let the parser of an installed Swift toolchain read what is rewritten.", for: Self.reading)
        case .typecheck:
            Traits(
                .rewriting, .optional("SDK"),
                "Also let the compiler read the modules before and after, against Xcode's SDKs or the one in this folder.",
                for: Self.reading)
        case .strict:
            Traits(.rewriting, .flag, "Fail when there are errors or warnings; notes don't count.", for: [.audit])
        case .fix:
            Traits(
                .rewriting, .flag, "Apply the fixes that are safe; with --include review also the others.",
                for: [.audit])
        case .only: Traits(.rewriting, .list("ID"), "Only the findings with these ids.", for: Self.choosing)
        case .minIOS: Self.floor(.iOS)
        case .minMacOS: Self.floor(.macOS)
        case .minTVOS: Self.floor(.tvOS)
        case .minWatchOS: Self.floor(.watchOS)
        case .minVisionOS: Self.floor(.visionOS)
        case .allowDirty:
            Traits(.rewriting, .flag, "Also rewrite files that have uncommitted changes.", for: [.apply, .audit])
        case .interactive: Traits(.rewriting, .flag, "Ask about each rewrite (y n a d e s q ?).", for: [.apply])
        case .restart:
            Traits(
                .rewriting, .flag, "With --interactive: ask again about what was answered in an earlier run.",
                for: [.apply])
        case .force: Traits(.output, .flag, "Replace a configuration that is there.", for: [.initialize])
        case .shard:
            Traits(
                .batch, .text("I/N"),
                "Do share I of N (default: as Slurm or Kubernetes says, or else everything).", for: [.batchRun])
        case .cache:
            Traits(
                .batch, .text("DIR"), "Where clones are kept between runs (default: cache in the run's folder).",
                for: [.batchRun, .batchPublish])
        case .branch:
            Traits(
                .batch, .text("NAME"), "The branch of the rewrites (default: \(BatchPlan.defaultBranch)).",
                for: [.batchPlan])
        case .timeLimit:
            Traits(
                .batch, .number("S", 1...86_400),
                "Seconds that a repository may take (default: \(BatchLimits.defaultSeconds)).", for: [.batchRun])
        case .memoryLimit:
            Traits(
                .batch, .number("MB", 16...1_048_576),
                "Memory that a repository may take (default: \(BatchLimits.defaultMegabytes)).", for: [.batchRun])
        case .retryFailed: Traits(.batch, .flag, "Do only what failed before.", for: [.batchRun])
        case .failFast: Traits(.batch, .flag, "Stop at the first repository that fails.", for: [.batchRun])
        case .dryRun:
            Traits(.batch, .flag, "Print what would be done, and do nothing.", for: [.batchRun, .batchPublish])
        case .title:
            Traits(.batch, .text("TEXT"), "The title of the pull requests; {rewrites} and such.", for: [.batchPublish])
        case .body:
            Traits(.batch, .text("FILE"), "A file with the text of the pull requests.", for: [.batchPublish])
        case .draft: Traits(.batch, .flag, "Open them as drafts.", for: [.batchPublish])
        case .reviewer: Traits(.batch, .list("NAME"), "Whom to ask for a review.", for: [.batchPublish])
        case .label: Traits(.batch, .list("NAME"), "Labels of the pull requests.", for: [.batchPublish])
        case .split:
            Traits(
                .batch, .choice(["owners"]), "One pull request for each owner in CODEOWNERS.", for: [.batchPublish])
        case .pause:
            Traits(
                .batch, .number("S", 0...3600), "Seconds between two repositories (default: 1).", for: [.batchPublish])
        case .format:
            Traits(
                .output, .choice(names(ReportFormat.self)), "How to write the report (default: text).",
                for: [.scan, .check, .audit])
        case .docsURL:
            Traits(
                .output, .text("URL"),
                "Where the pages of Docs/Rules are published; HTML and SARIF reports then link to them.",
                for: [.scan, .check, .audit])
        case .output:
            Traits(
                .output, short: "o", .text("FILE"),
                "Write to FILE, not to standard output; for patch a folder that is new or empty, for batch the run's.",
                for: [.scan, .diff, .patch, .check, .audit, .batchPlan, .batchRun, .batchMerge])
        case .per:
            Traits(
                .output, .choice(names(PatchUnit.self)), "What becomes one patch (default: module).", for: [.patch])
        case .jobs:
            Traits(
                .general, .number("N", 1...1024),
                "How many files, or repositories, to work on at a time (default: one per core).",
                for: Self.reading.subtracting([.batchPlan]).union([.batchRun]))
        case .noCache:
            Traits(.general, .flag, "Neither use nor keep what earlier runs came to.", for: Self.reading)
        case .color:
            Traits(
                .general, .choice(names(ColorChoice.self)),
                "Whether to paint the output (default: auto, on a terminal unless NO_COLOR is set).")
        case .quiet: Traits(.general, short: "q", .flag, "Print the result, warnings and errors only.")
        case .verbose:
            Traits(
                .general, short: "v", .flag,
                "Also list what is kept and which files are left out; the files of each module.",
                for: [.scan, .audit, .doctor])
        case .noInput: Traits(.general, .flag, "Never ask.")
        case .help: Traits(.general, short: "h", .flag, "Print this help.")
        case .version: Traits(.general, .flag, "Print the version.")
        }
    }

    private static func floor(_ platform: Platform) -> Traits {
        Traits(
            .rewriting, .version, "Lowest \(platform.rawValue) to support, whatever the project says.",
            for: Self.reading)
    }

    /// As users write it.
    var spelling: String { "--\(rawValue)" }

    static func named(short: Character) -> Option? { allCases.first { $0.traits.short == short } }
}

private func names<Choice: CaseIterable & RawRepresentable<String>>(_: Choice.Type) -> [String] {
    Choice.allCases.map(\.rawValue)
}

/// Under which heading the help lists an option.
enum OptionGroup: String, CaseIterable {
    case files = "Files", rewriting = "Rewriting", batch = "Batch", output = "Output", general = "General"
}

enum ReportFormat: String, CaseIterable {
    case text, json, ndjson, html, sarif, markdown, github, xcode
}

enum ColorChoice: String, CaseIterable {
    case auto, always, never
}
