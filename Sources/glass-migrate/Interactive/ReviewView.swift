import Rewriter

/// How a review looks.
struct ReviewView {
    let console: Console

    private var paint: Paint { console.errorPaint }

    func say(_ text: String) { console.talk(text + "\n") }

    func prompt(_ text: String) { console.talk(paint(text, .bold)) }

    /// Why an edited change is not taken.
    func refuse(_ why: String) { say(paint("not taken: ", .red) + why.printable) }

    /// The place, what is said about it, and the lines that change.
    func show(_ question: Review.Question) {
        let finding = question.reported.finding
        let verdict = finding.verdict.applicability == .review ? paint("review", .yellow) : paint("safe", .green)
        let kind = [finding.form, finding.layer].filter { !$0.isEmpty }.joined(separator: ", ")
        say("\n\(paint(question.reported.place.printable, .bold)) \(verdict)\(kind.isEmpty ? "" : " (\(kind))")")
        say(finding.message.printable)
        for note in finding.notes { say(paint("note(\(note.code)): ", .cyan) + note.message.printable) }
        if let joint = finding.fix?.joint {
            let count = joint.minimum > 1 ? ", if another one is rewritten too" : ""
            say(paint("Its neighbours share a container with it\(count).", .faint))
        }
        if !finding.related.isEmpty {
            say(paint("\(finding.related.count.of("related place")): s lists them.", .faint))
        }
        for hunk in question.diff.hunks {
            say(paint(hunk.header, .cyan))
            for line in hunk.lines { say(painted(line)) }
        }
    }

    private func painted(_ line: UnifiedDiff.Line) -> String {
        switch line.kind {
        case .context: " " + line.text.printable
        case .removed: paint("-" + line.text.printable, .red)
        case .added: paint("+" + line.text.printable, .green)
        }
    }

    func showUses(of question: Review.Question) {
        let related = question.reported.finding.related
        if related.isEmpty { say("nothing else belongs to it") }
        for place in related { say("  \(place.path.printable):\(place.line): \(place.message.printable)") }
    }

    func help() {
        say(
            """
            y  rewrite this
            n  leave this as it is
            a  rewrite this and everything else in this file
            d  leave this and everything else in this file
            e  edit the change; it has to pass the same proof
            s  list the uses and other places that belong to it
            q  stop asking: what was accepted is written, the rest is asked next time
            ?  this list
            """)
    }
}
