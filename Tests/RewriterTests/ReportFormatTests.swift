import Foundation
import Testing

@testable import glass_migrate

/// Every format of the reports as the program writes it.
@Suite struct ReportFormatTests {
    private static let beginnings: [ReportFormat: String] = [
        .text: "Sources/A/A.swift:2:", .json: "{\n  \"schema\"", .ndjson: "{\"type\": \"report\"",
        .html: "<!doctype html>",
        .sarif: "{\"$schema\"", .markdown: "### Liquid Glass migration",
        .github: "::warning file=Sources/A/A.swift,line=2", .xcode: "/",
    ]

    private let repository: TemporaryRepository

    init() throws {
        repository = try TemporaryRepository([
            "Package.swift": "// swift-tools-version: 5.9\nimport PackageDescription\n"
                + "let package = Package(name: \"A\", platforms: [.iOS(.v17)], targets: [.target(name: \"A\")])\n",
            "Sources/A/A.swift": "import SwiftUI\n"
                + "let a = Button { } label: { Text(\"a\").padding().background(.thinMaterial, in: Capsule()) }\n",
        ])
    }

    @Test(arguments: ReportFormat.allCases)
    func scanWritesIt(_ format: ReportFormat) throws {
        let beginning = try #require(Self.beginnings[format])
        let run = try ProgramRun("scan --format \(format.rawValue)", in: repository.root)
        #expect(run.status == 0 && run.errors.isEmpty)
        #expect(run.output.hasPrefix(beginning) && run.output.hasSuffix("\n"))
        let check = try ProgramRun("check --format \(format.rawValue) -o report", in: repository.root)
        #expect(check.status == 1 && check.output.isEmpty)
        #expect(repository.text("report")?.hasPrefix(beginning) == true)
    }

    /// The command of the page repeats what decides about the rewrites, and nothing else.
    @Test func pageKnowsTheOptions() throws {
        try repository.write("It's/B.swift", "import SwiftUI\n")
        let options = ["--include", "content,review", "--min-ios", "17.2", "--since", "HEAD", "--jobs", "2"]
        let run = try ProgramRun(["scan", "--format", "html"] + options + ["Sources", "It's"], in: repository.root)
        let command =
            #""words": "glass-migrate apply --include content --min-ios 17.2", "operands": "Sources 'It'\\''s'"}"#
        #expect(run.output.contains(command))
        let old = try ProgramRun("scan --format html --revision HEAD", in: repository.root)
        #expect(old.output.contains(#""command": null"#))
    }
}
