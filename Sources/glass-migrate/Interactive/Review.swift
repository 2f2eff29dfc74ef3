import MigrationPlans
import Rewriter

/// Asks for each rewrite whether it is wanted, in the manner of `git add -p`.
///
/// Nothing is written meanwhile, but each answer is put on record, so that a review which is cut short goes on where it
/// stopped. The dialog is on standard error: standard output is for data.
struct Review {
    /// One change to ask about.
    struct Question {
        let reported: ReportedFinding
        let fix: Fix
        let source: SourceFile
        let diff: UnifiedDiff

        init?(_ reported: ReportedFinding, in source: SourceFile) {
            guard let fix = reported.finding.fix?.alone else { return nil }
            self.reported = reported
            self.fix = fix
            self.source = source
            diff = UnifiedDiff(path: source.path, before: source.bytes, after: fix.edits.apply(to: source.bytes))
        }
    }

    private let questions: [Question]
    /// One for each question.
    private let keys: [Decisions.Key]
    /// Why a fix can't be applied; `nil` when it can.
    private let fault: @Sendable (Fix, SourceFile) -> String?
    private let draft: String
    private let view: ReviewView
    private var decisions: Decisions
    /// The answers by the ids of the findings.
    private var answers: [String: Bool] = [:]
    /// What a person made of a fix.
    private(set) var edited: [String: Fix] = [:]

    /// - Parameter questions: in the order of path and place.
    init(
        _ questions: [Question], fault: @escaping @Sendable (Fix, SourceFile) -> String?,
        _ location: GitRepository.Location,
        startsOver: Bool, _ console: Console
    ) throws {
        self.questions = questions
        keys = Decisions.Key.keys(of: questions.map(\.diff))
        self.fault = fault
        draft = location.gitDirectory + "/glass-migrate/edit.diff"
        view = ReviewView(console: console)
        decisions = Decisions(location)
        if startsOver { try decisions.forget(keys) }
        for (question, key) in zip(questions, keys) { answers[question.reported.id] = decisions[key] }
    }

    /// Findings that are to be rewritten.
    var accepted: Set<String> { Set(answers.filter(\.value).keys) }
    var declinedCount: Int { answers.values.count { !$0 } }
    var openCount: Int { questions.count - answers.count }

    /// What was written needs no answers any more; the others are counted anew.
    mutating func forgetAccepted() throws {
        let left = zip(questions, keys).filter { answers[$0.0.reported.id] != true }
        let renumbered = Decisions.Key.renumbered(left.map(\.1))
        let answered = zip(left, renumbered).compactMap { item, key in
            answers[item.0.reported.id].map { (key, $0) }
        }
        try decisions.forget(keys)
        try decisions.record(Dictionary(answered) { first, _ in first })
    }

    /// Asks about everything that was not answered before.
    mutating func run() throws {
        let known = answers.count
        if known > 0 { view.say("\(known.of("answer")) from before; --restart asks again") }
        var index = 0
        while let question = questions.indices.contains(index) ? questions[index] : nil {
            index += 1
            if answers[question.reported.id] != nil { continue }
            view.show(question)
            guard try ask(question, number: index) else { return }
        }
    }

    /// Gets an answer to one question; `false` ends the review.
    private mutating func ask(_ question: Question, number: Int) throws -> Bool {
        while true {
            view.prompt("(\(number)/\(questions.count)) Rewrite this [y,n,a,d,e,s,q,?]? ")
            guard let line = try Terminal.readLine() else {
                view.say("")
                return false
            }
            switch line.trimmingSpaces {
            case "y": return try settle([question], true)
            case "n": return try settle([question], false)
            case "a": return try settle(open(from: question), true)
            case "d": return try settle(open(from: question), false)
            case "e": if try edit(question) { return true }
            case "s": view.showUses(of: question)
            case "q": return false
            default: view.help()
            }
        }
    }

    /// What is not answered yet in the file of a question, from there on.
    private func open(from question: Question) -> [Question] {
        questions.drop { $0.reported.id != question.reported.id }.filter {
            $0.source.path == question.source.path && answers[$0.reported.id] == nil
        }
    }

    private mutating func settle(_ questions: [Question], _ answer: Bool) throws -> Bool {
        for question in questions { answers[question.reported.id] = answer }
        let keys = zip(self.questions, keys).filter { item in
            questions.contains { $0.reported.id == item.0.reported.id }
        }
        try decisions.record(Dictionary(keys.map { ($0.1, answer) }) { first, _ in first })
        return true
    }

    /// Lets the person write the change; `false` when there is none that passes.
    private mutating func edit(_ question: Question) throws -> Bool {
        let diff = EditableDiff(
            path: question.source.path, before: question.source.bytes,
            after: question.fix.edits.apply(to: question.source.bytes))
        // The folder is there once something is on record.
        try decisions.record([:])
        guard let text = try Terminal.edit(diff.text, at: draft) else {
            view.refuse("the editor failed, so nothing is changed")
            return false
        }
        let result: [UInt8]
        do throws(EditableDiff.Failure) { result = try diff.applied(text) } catch {
            view.refuse(error.sentence)
            return false
        }
        var fix = question.fix.edited(to: result, of: question.source.bytes)
        if let fault = self.fault(fix, question.source) {
            view.refuse(fault)
            return false
        }
        // The record holds answers, not texts: an edited change is asked about again unless it is written.
        fix.joint = question.reported.finding.fix?.joint
        edited[question.reported.id] = fix
        answers[question.reported.id] = true
        return true
    }
}

extension EditableDiff.Failure {
    fileprivate var sentence: String {
        switch self {
        case .empty: "nothing was left of the change"
        case .changesOldLine(let line):
            "line \(line) of the file has to stay as it is: only lines with '+' can be edited"
        case .changesHeaders: "the lines with '@@' have to stay"
        }
    }
}

extension String {
    fileprivate var trimmingSpaces: String { filter { $0 != " " && $0 != "\t" && $0 != "\r" } }
}
