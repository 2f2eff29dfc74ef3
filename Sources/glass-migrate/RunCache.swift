import Rewriter

/// What a run came to when it was made before: over the same files, with the same options, by the same program.
struct RunCache {
    private let cache: OutcomeCache
    private let content: ContentFingerprint
    private let key: OutcomeCache.Key

    /// What a run is for, besides what the command line says.
    enum Purpose: String {
        case rewrites = ""
        case audit
        /// The hand-rolled surfaces that an audit counts beside the faults.
        case readiness
    }

    /// `nil` when it must not or can't be used.
    init?(
        _ arguments: Arguments, _ repository: Repository, _ selection: Selection, purpose: Purpose, _ console: Console
    ) {
        guard let content = repository.content, let program = System.programIdentity,
            let folder = System.cacheFolder(named: Tool.name)
        else { return nil }
        let isVerbose = arguments.has(.verbose)
        cache = OutcomeCache(folder: folder) { if isVerbose { console.say($0) } }
        self.content = content
        key = OutcomeCache.Key(
            content,
            [
                Tool.version, program, purpose.rawValue, selection.applicability.rawValue,
                arguments.configuration.digest,
            ]
                + Option.allCases.filter(\.changesOutcome).flatMap { option in
                    arguments.has(option) ? [option.spelling] + arguments.list(option) : []
                })
    }

    /// Whether the options let a run be answered from the cache. What other programs say isn't known beforehand.
    static func isWanted(_ arguments: Arguments) -> Bool {
        ![.noCache, .verify, .typecheck].contains(where: arguments.has) && !arguments.operands.contains("-")
    }

    var outcome: Outcome? { cache.outcome(for: key) }

    /// Nothing is kept of a run that could not read a file or ran out of time with one, or during which one was changed.
    func store(_ outcome: Outcome, of repository: Repository) {
        let passing = [SkipReason.unreadable.rawValue, ParseFailure.tooSlow.rawValue]
        let isComplete = !outcome.skipped.contains { passing.contains($0.reason) }
        if isComplete, repository.currentContent() == content { cache.store(outcome, for: key) }
    }
}

extension Option {
    /// Whether two runs that differ in it can come to different outcomes. Which files are looked at is no matter here,
    /// nor how the outcome is shown.
    fileprivate var changesOutcome: Bool {
        ![
            .jobs, .color, .quiet, .verbose, .noInput, .noCache, .output, .format, .per, .allowDirty, .help, .version,
        ].contains(self)
    }
}
