import Foundation
import MigrationPlans
import Testing

/// `Docs/Rules` is what the code and the fixtures say; `make docs` writes it.
@Suite struct RulePageTests {
    private static let folder = Fixture.docs.appending(path: "Rules")

    @Test func pagesAreCurrent() async throws {
        let pages = try await RulePageSet()
        if Fixture.isUpdating {
            try? FileManager.default.removeItem(at: Self.folder)
            try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
            for (name, text) in pages.texts { try Data(text.utf8).write(to: Self.folder.appending(path: name)) }
        }
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        #expect(Set(files) == Set(pages.texts.keys), "run `make docs`")
        for (name, text) in pages.texts {
            let file = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
            #expect(file == text, "\(name): run `make docs`")
        }
        // These come from a fault of the tool, from a compiler, and from what a configuration names.
        #expect(pages.bare == ["verification", "type-check", "own-wrapper"])
    }
}
