import Foundation
import Testing

@testable import Rewriter

/// `apply --interactive`, in a pseudo-terminal.
@Suite struct InteractiveTests {
    private static let bar = """
        import SwiftUI

        struct Bar: View {
            var body: some View {
                HStack {
                    Button { } label: { Text("A").padding().background(.thinMaterial, in: Capsule()) }
                    Button { } label: { Text("B").padding().background(.thinMaterial, in: Capsule()) }
                }
            }
        }

        """
    private static let play = """
        import SwiftUI

        struct Play: View {
            var body: some View {
                Button { } label: {
                    Text("Play").padding()
                        .background(.thinMaterial, in: Circle())
                }
            }
        }

        """

    private let repository: TemporaryRepository

    init() throws {
        repository = try TemporaryRepository(["Bar.swift": Self.bar, "Play.swift": Self.play])
    }

    private func run(
        _ answers: [String?], line: String = "apply --interactive", editor: String? = nil,
        environment: [String: String] = [:]
    ) throws -> TerminalRun {
        var environment = ["NO_COLOR": "1"].merging(environment) { $1 }
        if let editor { environment["EDITOR"] = try script(editor) }
        return try TerminalRun(
            line, in: repository.root, answers.map { ("]? ", $0.map { $0 == "^C" || $0 == "^D" ? $0 : $0 + "\n" }) },
            environment: environment)
    }

    /// A program in the place of an editor: `sed` with this script.
    private func script(_ edit: String) throws -> String {
        let path = repository.folder + "/editor"
        let text = "#!/bin/sh\nsed '\(edit)' \"$1\" > \"$1.new\" && mv \"$1.new\" \"$1\"\n"
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
        return path
    }

    private func count(_ text: String, in path: String) -> Int {
        (repository.text(path) ?? "").components(separatedBy: text).count - 1
    }

    private var helper: String { "LiquidGlass.swift" }

    // MARK: Answers

    @Test func acceptedOnesAreWrittenWithWhatTheyNeed() throws {
        let run = try run(["n", "n", "y"])
        #expect(run.status == 0 && run.output == "LiquidGlass.swift\nPlay.swift\n", "\(run.screen)")
        #expect(repository.text("Bar.swift") == Self.bar)
        #expect(repository.text("Play.swift")?.contains(".liquidGlass(in: Circle()) {") == true)
        #expect(repository.text(helper)?.contains("struct LiquidGlassContainer") == false)
        #expect(run.screen.contains("1 rewrite in 1 file, 1 new file; 2 declined\n"))
        #expect(try ProgramRun("undo", in: repository.root).status == 0)
        #expect(try repository.git("status", "--porcelain").isEmpty)
    }

    @Test func everythingIsWhatApplyWrites() throws {
        let other = try TemporaryRepository(copying: repository)
        #expect(try ProgramRun("apply", in: other.root).status == 0)
        #expect(try run(["y", "y", "y"]).status == 0)
        for path in ["Bar.swift", "Play.swift", helper] {
            #expect(repository.text(path) == other.text(path), "\(path)")
        }
        #expect(repository.text("Bar.swift")?.contains("LiquidGlassContainer(") == true)
    }

    /// A container around a single surface would be of no use.
    @Test func containersFollowTheChoice() throws {
        #expect(try run(["n", "y", "n"]).status == 0)
        #expect(count("LiquidGlassContainer", in: "Bar.swift") == 0 && count(".liquidGlass(", in: "Bar.swift") == 1)
        #expect(count("LiquidGlassContainer", in: helper) == 0)
    }

    @Test func restOfAFileCanBeTakenOrLeft() throws {
        let left = try run(["d", "y"])
        #expect(left.output == "LiquidGlass.swift\nPlay.swift\n" && left.screen.contains("(3/3) Rewrite this"))
        #expect(try ProgramRun("undo", in: repository.root).status == 0)
        let taken = try run(["a", "n"], line: "apply --interactive --restart")
        #expect(taken.output == "Bar.swift\nLiquidGlass.swift\n" && !taken.screen.contains("(2/3)"))
        #expect(count("LiquidGlassContainer", in: "Bar.swift") == 1)
    }

    @Test func questionsSayWhatTheyAreAbout() throws {
        let run = try run(["?", "s", "what", "q"])
        #expect(run.screen.contains("\nBar.swift:6:52 safe (background-in-shape, control)\nThe material becomes"))
        #expect(run.screen.contains("-            Button { } label: { Text(\"A\").padding().background(.thinMaterial"))
        #expect(
            run.screen.contains("+            Button { } label: { Text(\"A\").padding().liquidGlass(in: Capsule()) {"))
        #expect(run.screen.components(separatedBy: "y  rewrite this\n").count == 3)
        #expect(run.screen.contains("]? s\nnothing else belongs to it\n"))
        #expect(!run.screen.contains("\u{1B}[3"))
        let painted = try self.run(["q"], environment: ["NO_COLOR": ""])
        #expect(painted.screen.contains("\u{1B}[32m+"))
    }

    @Test func usesAreListed() throws {
        try repository.write(
            "Chip.swift",
            "import SwiftUI\nstruct Chip: ButtonStyle {\n    func makeBody(configuration: Configuration) -> some View {\n"
                + "        configuration.label.padding().background(.thinMaterial, in: Capsule())\n    }\n}\n")
        try repository.write(
            "Use.swift",
            "import SwiftUI\nstruct Use: View {\n    var body: some View {\n"
                + "        Button(\"A\") {}.buttonStyle(Chip())\n    }\n}\n")
        try repository.commit()
        let run = try run(["s", "q"], line: "apply --interactive Chip.swift --include review")
        #expect(run.screen.contains("s lists them") && run.screen.contains("\n  Use.swift:4: "), "\(run.screen)")
    }

    // MARK: Going on later

    @Test func answersAreKeptForTheNextTime() throws {
        let first = try run(["n", "y", "q"])
        #expect(first.status == 0 && first.output == "Bar.swift\nLiquidGlass.swift\n")
        #expect(first.screen.contains("1 declined; 1 not decided yet\n"))
        let second = try run(["y"])
        #expect(second.screen.contains("1 answer from before; --restart asks again\n"))
        #expect(second.output == "Play.swift\n" && second.screen.contains("(2/2)"))
        let third = try run([], line: "apply --interactive")
        #expect(third.status == 0 && third.output.isEmpty && third.screen.contains("nothing to rewrite; 1 declined\n"))
        #expect(try run(["y"], line: "apply --interactive --restart").output == "Bar.swift\n")
    }

    @Test func changedCodeIsAskedAboutAgain() throws {
        #expect(try run(["d", "n"]).output.isEmpty)
        try repository.write("Play.swift", Self.play.replacing("Circle()", with: "Ellipse()"))
        try repository.commit()
        let run = try run(["y"])
        #expect(run.output == "LiquidGlass.swift\nPlay.swift\n" && run.screen.contains("(3/3)"))
    }

    @Test func interruptionWritesNothingAndForgetsNothing() throws {
        let run = try run(["y", "^C"])
        #expect(run.status == 130 && run.output.isEmpty)
        #expect(try repository.git("status", "--porcelain").isEmpty)
        let next = try self.run(["n", "n"])
        #expect(next.screen.contains("1 answer from before"))
        #expect(next.output == "Bar.swift\nLiquidGlass.swift\n")
    }

    @Test func endOfInputEndsTheQuestions() throws {
        let run = try run(["y", "^D"])
        #expect(run.status == 0 && run.output == "Bar.swift\nLiquidGlass.swift\n")
        #expect(run.screen.contains("2 not decided yet"))
    }

    // MARK: Editing

    @Test func editedChangesAreWritten() throws {
        let run = try run(
            ["d", "e"], editor: "s/^+\\(.*\\)\\.liquidGlass(in: Circle())/+\\1.liquidGlass(in: Capsule())/")
        #expect(run.status == 0 && run.output == "LiquidGlass.swift\nPlay.swift\n", "\(run.screen)")
        #expect(
            repository.text("Play.swift")
                == Self.play.replacing(
                    "                .background(.thinMaterial, in: Circle())\n",
                    with: "                .liquidGlass(in: Capsule()) { $0.background(.thinMaterial, in: Circle()) }\n"
                ))
        #expect(try ProgramRun("check", in: repository.root).output.contains("Play.swift") == false)
    }

    @Test func editsThatFailTheProofComeBackToTheQuestion() throws {
        let old = try run(["d", "e", "q"], editor: "s/^+\\(.*\\)thinMaterial/+\\1ultraThinMaterial/")
        #expect(old.screen.contains("not taken: ") && old.screen.contains("old systems"), "\(old.screen)")
        #expect(old.status == 0 && old.output.isEmpty)
        let syntax = try run(["e", "q"], editor: "s/^+\\(.*\\)in: Circle()) {/+\\1in: Circle( {/")
        #expect(syntax.screen.contains("syntax error"), "\(syntax.screen)")
        let context = try run(["e", "q"], editor: "s/^ \\(.*\\)Text/ \\1Label/")
        #expect(context.screen.contains("not taken: line 6 of the file has to stay as it is"))
        let empty = try run(["e", "q"], editor: "d")
        #expect(empty.screen.contains("not taken: nothing was left of the change"))
        #expect(try repository.git("status", "--porcelain").isEmpty)
    }

    @Test func editorThatFailsChangesNothing() throws {
        let run = try run(["e", "q"], environment: ["EDITOR": "false"])
        #expect(run.screen.contains("not taken: the editor failed") && run.status == 0)
        #expect(repository.text(".git/glass-migrate/edit.diff") == nil)
    }

    // MARK: The edges

    @Test func withoutATerminalNobodyIsAsked() throws {
        let run = try ProgramRun("apply --interactive", in: repository.root)
        #expect(run.status == 64 && run.errors.contains("'--interactive' needs a terminal to ask\n  run it in one"))
        #expect(try self.run([], line: "apply --interactive --no-input").status == 64)
    }

    @Test func filesWithUncommittedChangesAreLeftOut() throws {
        try repository.write("Bar.swift", Self.bar + "// mine\n")
        let run = try run(["y"])
        #expect(run.screen.contains("Bar.swift has uncommitted changes, so it is left out"))
        #expect(run.status == 0 && run.output == "LiquidGlass.swift\nPlay.swift\n")
        #expect(
            try self.run(["y", "y"], line: "apply --interactive --allow-dirty").output
                == "Bar.swift\nLiquidGlass.swift\n")
        #expect(repository.text("Bar.swift")?.hasSuffix("// mine\n") == true)
    }

    @Test func carriageReturnsStay() throws {
        try repository.write("Play.swift", Self.play.replacing("\n", with: "\r\n"))
        try repository.commit()
        let run = try run(
            ["e"], line: "apply --interactive Play.swift", editor: "s/^+\\(.*\\)(in: Circle()) {/+\\1(in: Capsule()) {/"
        )
        #expect(run.status == 0, "\(run.screen)")
        let text = try #require(repository.text("Play.swift"))
        #expect(text.contains(".liquidGlass(in: Capsule()) { $0"))
        let bytes = Array(text.utf8)
        #expect(bytes.count { $0 == 10 } == 10 && bytes.count { $0 == 13 } == 10)
    }
}
