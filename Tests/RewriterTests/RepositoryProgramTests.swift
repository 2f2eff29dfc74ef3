import Foundation
import Testing

@testable import Rewriter

/// The program over each fixture repository: every way to get at the rewrites gives the bytes that are expected.
@Suite struct RepositoryProgramTests {
    @Test(arguments: RepositoryFixture.all)
    func allSinksAgree(_ fixture: RepositoryFixture) async throws {
        let run = try await RepositoryRun(fixture)
        let repository = try TemporaryRepository()
        for (path, bytes) in run.files { try repository.write(path, bytes) }
        try repository.commit()

        let report = try ProgramRun("scan --format json", in: repository.root)
        #expect(withoutRun(report.output) == withoutRun(run.report))
        let diff = try ProgramRun("diff --include review", in: repository.root)
        #expect(diff.output == run.patch && diff.status == 0, "\(diff.errors)")
        let applied = try TemporaryRepository(copying: repository)
        if !run.patch.isEmpty { try applied.git("apply", "--whitespace=nowarn", input: Array(diff.data)) }
        #expect(try contents(of: applied) == run.after)

        let mailed = try TemporaryRepository(copying: repository)
        #expect(try ProgramRun("patch --include review -o ../series", in: repository.root).status == 0)
        let mails = (try? FileManager.default.contentsOfDirectory(atPath: repository.folder + "/series")) ?? []
        for mail in mails.sorted() { try mailed.git("am", "-q", repository.folder + "/series/" + mail) }
        #expect(try contents(of: mailed) == run.after)

        #expect(try ProgramRun("branch --include review glass", in: repository.root).status == 0)
        let branch = run.patch.isEmpty ? "main" : "glass"
        for (path, bytes) in run.after {
            #expect(try repository.git("show", "\(branch):\(path)") == String(decoding: bytes, as: UTF8.self))
        }
        #expect(try contents(of: repository) == run.files)

        #expect(try ProgramRun("apply --include review", in: repository.root).status == 0)
        #expect(try contents(of: repository) == run.after)
        #expect(try ProgramRun("check --include review", in: repository.root).status == 0)
        guard !run.patch.isEmpty else { return }
        #expect(try ProgramRun("undo", in: repository.root).status == 0)
        #expect(try contents(of: repository) == run.files)
        #expect(try repository.git("status", "--porcelain").isEmpty)
    }

    /// Each commit of the series can be built: what a module calls, it compiles.
    @Test(arguments: RepositoryFixture.all)
    func everyPatchStandsOnItsOwn(_ fixture: RepositoryFixture) async throws {
        let repository = try TemporaryRepository()
        for (path, bytes) in try fixture.input { try repository.write(path, bytes) }
        try repository.commit()
        #expect(try ProgramRun("patch --include review -o ../series", in: repository.root).status == 0)
        let series = repository.folder + "/series/"
        for mail in ((try? FileManager.default.contentsOfDirectory(atPath: series)) ?? []).sorted() {
            try repository.git("am", "-q", series + mail)
            #expect(RepositoryRun.modulesWithoutTheirHelper(in: try contents(of: repository)).isEmpty, "\(mail)")
        }
    }

    /// A report without what it says about the run: the program's version, the place of the repository, the time.
    private func withoutRun(_ report: String) -> String {
        report.split(separator: "\n").filter { !$0.hasPrefix("  \"tool\"") && !$0.hasPrefix("  \"repository\"") }
            .joined(separator: "\n").replacing(#/"seconds": [0-9.e-]+/#, with: "")
    }

    private func contents(of repository: TemporaryRepository) throws -> [String: [UInt8]] {
        let list = try repository.git("ls-files", "-z", "--cached", "--others", "--exclude-standard")
        return list.split(separator: "\0").reduce(into: [:]) { $0[String($1)] = repository.bytes(String($1)) }
    }
}
