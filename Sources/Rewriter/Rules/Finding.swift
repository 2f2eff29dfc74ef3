/// One thing that a rule has to say about one place. What to do about it is separate: the `Fix`.
public struct Finding: Hashable, Sendable, Codable {
    /// The rule's stable kebab-case code.
    public var rule: String
    /// The place, as byte offsets.
    public var range: SourceRange
    /// Which syntactic form was recognised, kebab-case; empty where it has no meaning.
    public var form: String
    /// Which layer of the interface it sits in, kebab-case; empty where it has no meaning.
    public var layer: String
    public var verdict: Verdict
    /// One sentence for the reader of a report.
    public var message: String
    public var notes: [Note]
    public var related: [Related]
    /// Where the tokens lie that this candidate accounts for.
    public var tokens: [SourceRange]
    /// Present exactly when the verdict has an applicability.
    public var fix: Fix?
    /// What is drawn at the place; `nil` where nothing was recognised that could be drawn.
    public var layers: Layers?

    public init(
        rule: String, range: SourceRange, form: String = "", layer: String = "", verdict: Verdict, message: String,
        notes: [Note] = [], related: [Related] = [], tokens: [SourceRange] = [], fix: Fix? = nil,
        layers: Layers? = nil
    ) {
        self.rule = rule
        self.range = range
        self.form = form
        self.layer = layer
        self.verdict = verdict
        self.message = message
        self.notes = notes
        self.related = related
        self.tokens = tokens
        self.fix = fix
        self.layers = layers
    }

    /// How the place is built up for the eye, as kebab-case words from the bottom to the top. Reports draw the words
    /// that they know and name the others.
    public struct Layers: Hashable, Sendable, Codable {
        /// The outline that all layers share, for instance `capsule`.
        public var shape: String
        public var before: [String]
        /// Empty when nothing changes.
        public var after: [String]

        public init(shape: String, before: [String], after: [String] = []) {
            self.shape = shape
            self.before = before
            self.after = after
        }
    }

    /// Something worth knowing that changes no verdict.
    public struct Note: Hashable, Sendable, Codable {
        /// kebab-case.
        public let code: String
        public let message: String

        public init(_ code: String, _ message: String) {
            self.code = code
            self.message = message
        }
    }

    /// Another place that belongs to the finding.
    public struct Related: Hashable, Sendable, Codable {
        public let path: String
        /// Counted from 1.
        public let line: Int
        public let message: String

        public init(path: String, line: Int, message: String) {
            self.path = path
            self.line = line
            self.message = message
        }
    }
}

extension Finding {
    /// From the first byte that matters to it or its fix to the last.
    var reach: SourceRange {
        guard let reach = fix?.edits.reach else { return range }
        return min(range.lowerBound, reach.lowerBound)..<max(range.upperBound, reach.upperBound)
    }
}

/// A change that settles a finding. It is applied whole or not at all.
public struct Fix: Hashable, Sendable, Codable {
    /// What it does, in a few words.
    public var title: String
    public var edits: EditList
    /// Names of the generated declarations that the edits call; they decide which support files are needed.
    public var requires: Set<String>
    /// The edits remove code that no supported system needs any more, so nothing old is left to compare with.
    public var replacesOldCode: Bool
    /// What it shares with others; one of them has the joint edits among its own.
    public var joint: Joint?

    public init(
        title: String, edits: EditList, requires: Set<String> = [], replacesOldCode: Bool = false, joint: Joint? = nil
    ) {
        self.title = title
        self.edits = edits
        self.requires = requires
        self.replacesOldCode = replacesOldCode
        self.joint = joint
    }

    /// Edits around the places of several fixes: applied once, with the first of those that are chosen.
    public struct Joint: Hashable, Sendable, Codable {
        public var edits: [Edit]
        public var requires: Set<String>
        /// How many of the fixes must be chosen for it.
        public var minimum: Int

        public init(edits: [Edit], requires: Set<String> = [], minimum: Int) {
            self.edits = edits
            self.requires = requires
            self.minimum = minimum
        }
    }

    /// Without what it shares with others.
    public var alone: Fix {
        guard let joint else { return self }
        var fix = self
        fix.edits = EditList(edits.edits.filter { !joint.edits.contains($0) }) ?? edits
        fix.requires.subtract(joint.requires)
        return fix
    }

    /// These fixes, in the order of their places, as they are applied together.
    static func settled(_ fixes: [Fix]) -> [Fix] {
        var result = fixes.map(\.alone)
        var seen: Set<Joint> = []
        for joint in fixes.compactMap(\.joint) where seen.insert(joint).inserted {
            let members = fixes.indices.filter { fixes[$0].joint == joint }
            guard members.count >= joint.minimum, let first = members.first,
                let edits = EditList(result[first].edits.edits + joint.edits)
            else { continue }
            result[first].edits = edits
            result[first].requires.formUnion(joint.requires)
        }
        return result
    }
}
