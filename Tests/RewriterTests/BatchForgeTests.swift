import Foundation
import Testing

@testable import Rewriter
@testable import glass_migrate

/// What is asked of the programs that open pull requests.
@Suite struct BatchForgeTests {
    @Test(
        arguments: [
            ("https://github.com/a/b.git", "gh a/b"), ("git@github.com:a/b", "gh a/b"),
            ("ssh://git@github.example.com:2222/a/b.git/", "gh github.example.com/a/b"),
            ("https://ada@gitlab.com/group/sub/b.git", "glab group/sub/b"),
            ("https://gitlab.example.com/a/b", "glab https://gitlab.example.com/a/b"),
            ("https://example.com/a/b", nil), ("/srv/github/b", nil),
            ("https://code.example.com/a/b", "gh code.example.com/a/b"),
        ])
    func placesAreRecognised(url: String, place: String?) {
        let found = Forge.place(of: url) { $0 == "GH_HOST" ? "code.example.com" : nil }
        #expect(found.map { "\($0.forge.rawValue) \($0.repository)" } == place)
    }

    private static let request = Forge.Request(
        branch: "glass", target: "main", title: "T", body: "B", bodyFile: "/b.md", isDraft: true, reviewers: ["ada"],
        labels: ["ui", "glass"])

    @Test func githubFormsAreThese() throws {
        let place = Forge.Place(forge: .github, repository: "a/b")
        #expect(
            Forge.github.create(place, Self.request).joined(separator: " ")
                == "gh pr create --repo a/b --head glass --base main --title T --body-file /b.md --draft --reviewer ada "
                + "--label ui --label glass")
        #expect(
            Forge.github.update(place, number: 7, Self.request).joined(separator: " ")
                == "gh pr edit 7 --repo a/b --title T --body-file /b.md --add-reviewer ada --add-label ui --add-label glass"
        )
        #expect(try Forge.github.number(in: "[{\"number\": 12, \"url\": \"x\"}]") == 12)
        #expect(try Forge.github.number(in: "[]\n") == nil)
        #expect(throws: Failure.self) { try Forge.github.number(in: "oops") }
    }

    @Test func gitlabFormsAreThese() throws {
        let place = Forge.Place(forge: .gitlab, repository: "a/b")
        #expect(
            Forge.gitlab.create(place, Self.request).joined(separator: " ")
                == "glab mr create --repo a/b --source-branch glass --target-branch main --title T --description B --draft "
                + "--reviewer ada --label ui --label glass --yes")
        #expect(
            Forge.gitlab.update(place, number: 3, Self.request).joined(separator: " ")
                == "glab mr update 3 --repo a/b --title T --description B --reviewer ada --label ui --label glass")
        #expect(try Forge.gitlab.number(in: "[{\"iid\": 3, \"id\": 99}]") == 3)
    }

    /// The real program knows every option that is used.
    @Test(
        .enabled(if: Environment.program(named: "gh") != nil, "gh is not installed"),
        arguments: ["list", "create", "edit"])
    func githubsProgramKnowsTheOptions(verb: String) throws {
        let place = Forge.Place(forge: .github, repository: "a/b")
        let words =
            switch verb {
            case "list": Forge.github.list(place, branch: "glass")
            case "create": Forge.github.create(place, Self.request)
            default: Forge.github.update(place, number: 1, Self.request)
            }
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: file) }
        let gh = try #require(Environment.program(named: "gh"))
        #expect(
            ChildProcess.run([gh, "pr", verb, "--help"], output: file, errors: "/dev/null", seconds: 60) == .exit(0))
        let help = try String(contentsOfFile: file, encoding: .utf8)
        for option in words where option.hasPrefix("--") {
            #expect(help.contains("\(option) ") || help.contains("\(option)\n"), "gh pr \(verb) has no \(option)")
        }
    }

    @Test func templatesAreFilledAndChecked() throws {
        let job = BatchJob(
            source: try RepositorySource("https://example.com/a/b", relativeTo: "/"), revision: "HEAD", branch: "x",
            options: [], author: "A <a@b>", size: 0)
        var result = BatchResult()
        result.rewritten = 2
        result.counts.safe = 2
        result.counts.review = 3
        result.counts.manual = ["no-shape": 4]
        result.counts.keep = ["preview": 5]
        let text = try RequestText(
            "{repository} {branch} {rewrites}/{review}/{manual}/{kept} {files} {A} {}", from: "t")
        #expect(
            text.filled(job, result, branch: "x", paths: ["p"], owner: "") == "a/b x 2/3/4/5 1 {A} {}")
        #expect(throws: Failure(.badData, "t: unknown name '{rewrite}'", remedy: "did you mean '{rewrites}'?")) {
            try RequestText("{rewrite}", from: "t")
        }
        #expect(throws: Never.self) { try RequestText(RequestText.defaultBody, from: "") }
    }
}
