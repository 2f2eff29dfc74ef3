/// What an audit has to say beyond its findings.
public struct AuditReport: Sendable {
    public var checklist: [Item]
    /// In the order of the modules' names.
    public var readiness: [Readiness]

    public init(checklist: [Item], readiness: [Readiness]) {
        self.checklist = checklist
        self.readiness = readiness
    }

    /// One thing that has to be right before a release.
    public struct Item: Sendable {
        /// One sentence without a full stop.
        public let title: String
        public let state: State
        /// How to check by hand what code can't show; `nil` when the rules see all of it.
        public let byHand: String?
        /// The rules that look at it.
        public let rules: [String]
        /// Where it fails.
        public let places: [Place]

        public init(title: String, state: State, byHand: String?, rules: [String], places: [Place]) {
            self.title = title
            self.state = state
            self.byHand = byHand
            self.rules = rules
            self.places = places
        }
    }

    public enum State: String, Hashable, Sendable {
        /// Every rule about it was run and found nothing worse than a note.
        case passed
        case failed
        /// Code can't show it.
        case byHand = "by-hand"
        /// Its rules were left out by an option.
        case unchecked
    }

    /// A finding, by where it is.
    public struct Place: Hashable, Sendable {
        public let path: String
        /// Counted from 1.
        public let line: Int

        public init(path: String, line: Int) {
            self.path = path
            self.line = line
        }
    }

    /// How far one module is.
    public struct Readiness: Hashable, Sendable {
        /// Empty: files that no known module compiles.
        public let module: String
        /// Pieces of glass by layer.
        public let glass: [String: Int]
        /// Hand-rolled surfaces that could be glass, and those that are right as they are.
        public let pending: Int
        public let kept: Int
        public let errors: Int
        public let warnings: Int
        public let notes: Int

        public init(
            module: String, glass: [String: Int], pending: Int, kept: Int, errors: Int, warnings: Int, notes: Int
        ) {
            self.module = module
            self.glass = glass
            self.pending = pending
            self.kept = kept
            self.errors = errors
            self.warnings = warnings
            self.notes = notes
        }

        public var glassCount: Int { glass.values.reduce(0, +) }

        /// From 0 to 100: the share of surfaces that need no more migration, times the share of glass without faults,
        /// where an error counts as three and a note doesn't count. Docs/Audit.md explains it.
        public var score: Int {
            let settled = glassCount + kept
            let adoption = settled + pending == 0 ? 1 : Double(settled) / Double(settled + pending)
            let burden = 3 * errors + warnings
            let quality = burden == 0 ? 1 : Double(glassCount) / Double(glassCount + burden)
            return Int((100 * adoption * quality).rounded(.down))
        }
    }
}

extension AuditReport.State {
    /// For people.
    var label: String {
        switch self {
        case .passed: "passed"
        case .failed: "failed"
        case .byHand: "by hand"
        case .unchecked: "not checked"
        }
    }
}
