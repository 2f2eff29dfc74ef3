import Foundation
import Testing

@testable import glass_migrate

@Suite struct ManualPageTests {
    private static let file = Fixture.docs.appending(path: "glass-migrate.1")

    /// `make docs` writes it.
    @Test func fileIsCurrent() throws {
        let page = try ProgramRun("man", in: "/").output
        if Fixture.isUpdating { try Data(page.utf8).write(to: Self.file) }
        #expect(try String(contentsOf: Self.file, encoding: .utf8) == page)
    }

    @Test func holdsEverything() {
        let page = ManualPage.text.replacing("\\-", with: "-")
        for command in Command.allCases { #expect(page.contains("\\fB\(command.rawValue)\\fR")) }
        for option in Option.allCases { #expect(page.contains("\\fB\(option.spelling)\\fR"), "\(option)") }
        for code in ExitCode.allCases { #expect(page.contains("\\fB\(code.rawValue)\\fR")) }
    }

    /// Lines that begin with a dot or an apostrophe are commands of the formatter.
    @Test func onlyKnownCommandsBeginLines() {
        let known: Set = [".TH", ".SH", ".SS", ".TP", ".PP", ".BR", ".\\\""]
        for line in ManualPage.text.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
            #expect(known.contains(String(line.prefix { $0 != " " })), "\(line)")
        }
    }

    @Test(.enabled(if: ProgramRun.path(of: "groff") != nil, "SKIPPED: groff is not installed"))
    func formatsWithoutWarnings() throws {
        let run = try ProgramRun(["-man", "-ww", "-Tutf8"], of: "groff", in: "/", input: ManualPage.text)
        #expect(run.status == 0 && run.errors.isEmpty)
        #expect(run.output.contains("a person's choices included"))
    }
}
