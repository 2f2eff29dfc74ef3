import Testing

/// The line of progress, in a pseudo-terminal.
@Suite struct ProgressTests {
    private let repository: TemporaryRepository

    /// Without the cache, which may know the outcome from the other test.
    private static let scan = "scan --format json --jobs 1 --min-ios 17 --no-cache"

    /// Enough to do that the line is shown.
    init() throws {
        let surfaces = (0..<6).map { "    let s\($0) = Text(\"a\").background(.thinMaterial, in: Capsule())\n" }
            .joined()
        var files: [String: String] = [:]
        for index in 0..<160 { files["F\(index).swift"] = "import SwiftUI\nstruct S\(index) {\n\(surfaces)}\n" }
        repository = try TemporaryRepository(files)
    }

    @Test func lineIsShownAndClearedInTheEnd() throws {
        let run = try TerminalRun(Self.scan, in: repository.root, [], width: 60)
        #expect(run.status == 0 && run.output.hasPrefix("{"))
        let lines = run.screen.split(separator: "\r", omittingEmptySubsequences: false)
        #expect(lines.count > 2 && run.screen.hasSuffix("\r\u{1B}[K"))
        #expect(lines.contains { $0.contains(" of 160 files, ") || $0.contains(" parsed files judged, ") })
        // One line at most, and nothing that makes it flicker: it is overwritten and then cleared to its end.
        let clearing = "\u{1B}[K"
        for line in lines.dropFirst() { #expect(line.hasSuffix(clearing) && line.count < 60 + clearing.count) }
    }

    @Test func nobodyIsShownAnythingInPipesOrQuietly() throws {
        #expect(try TerminalRun(Self.scan + " -q", in: repository.root, []).screen.isEmpty)
        #expect(try ProgramRun(Self.scan, in: repository.root).errors.isEmpty)
    }
}
