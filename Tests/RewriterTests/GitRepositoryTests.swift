import Foundation
import Testing

@testable import Rewriter

@Suite struct GitRepositoryTests {
    @Test func opensFromAnyFolderAndFileInside() throws {
        let repository = try TemporaryRepository(["App/Views/A.swift": "let a = 1\n"])
        for place in ["", "/App", "/App/Views/A.swift", "/.git"] {
            let location = try GitRepository(containing: repository.root + place).location
            #expect(location.workTree == repository.root)
            #expect(location.gitDirectory == repository.root + "/.git")
        }
    }

    @Test func opensThroughALinkToTheRoot() throws {
        let repository = try TemporaryRepository(["A.swift": ""])
        let link = repository.folder + "/link"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: repository.root)
        let opened = try GitRepository(containing: link)
        let paths = try [opened.workTree, opened.relativePath(of: link + "/A.swift"), opened.relativePath(of: link)]
        #expect(paths == [repository.root, "A.swift", ""])
    }

    @Test func opensLinkedWorkTree() throws {
        let repository = try TemporaryRepository(["A.swift": "a\n"])
        let other = repository.folder + "/other"
        try repository.git("worktree", "add", "-q", other, "-b", "side")
        let opened = try GitRepository(containing: other)
        let (location, files) = try (opened.location, opened.listFiles().files)
        #expect(location.workTree == other)
        #expect(location.gitDirectory == repository.root + "/.git/worktrees/other")
        #expect(files.map(\.path) == ["A.swift"])
    }

    @Test func opensBareRepository() throws {
        let repository = try TemporaryRepository(["A.swift": "a\n"])
        let bare = repository.folder + "/bare.git"
        try repository.git("clone", "-q", "--bare", repository.root, bare)
        let location = try GitRepository(containing: bare).location
        #expect(location.workTree == nil)
        #expect(location.gitDirectory == bare)
        #expect(failure { try GitRepository(containing: bare).listFiles() }?.category == .usage)
    }

    @Test func opensSparseCheckoutAndListsOnlyWhatIsThere() throws {
        let repository = try TemporaryRepository(["In/A.swift": "a\n", "Out/B.swift": "b\n", "C.swift": "c\n"])
        try repository.git("sparse-checkout", "init", "--cone")
        try repository.git("sparse-checkout", "set", "In")
        #expect(try repository.list().files.map(\.path) == ["C.swift", "In/A.swift"])
    }

    @Test func opensPartialClone() throws {
        let repository = try TemporaryRepository(["A.swift": "a\n"])
        try repository.git("config", "uploadpack.allowFilter", "true")
        let clone = repository.folder + "/partial"
        try repository.git("clone", "-q", "--filter=blob:none", "--no-checkout", "file://" + repository.root, clone)
        let opened = try GitRepository(containing: clone)
        var options = ListingOptions()
        options.revision = "HEAD"
        let listing = try opened.listFiles(options)
        #expect(listing.files.map(\.path) == ["A.swift"])
        let error = #expect(throws: ReadFailure.self) { try read(listing).first }
        #expect(error?.reason == .unreadable)
        #expect(error?.detail.contains("git fetch --refetch --no-filter") == true)
    }

    @Test func readsHeadAndRevisions() throws {
        let repository = try TemporaryRepository(["A.swift": "a\n"])
        let id = try repository.git("rev-parse", "HEAD").dropLast()
        let opened = try repository.open()
        let ids = try [opened.head(), opened.commit(named: "main"), opened.commit(named: String(id.prefix(10)))]
        #expect(ids.map { $0?.description } == [String(id), String(id), String(id)])
        let error = failure { try repository.open().commit(named: "nowhere") }
        #expect(error?.category == .usage)
        #expect(error?.message.contains("'nowhere'") == true)
        #expect(failure { try repository.open().commit(named: "HEAD:A.swift") }?.category == .usage)
    }

    @Test func unbornBranchHasNoHead() throws {
        let repository = try TemporaryRepository(["A.swift": "a\n"], isEmpty: true)
        let head = try repository.open().head()
        #expect(head == nil)
        #expect(try repository.list().files.map(\.path) == ["A.swift"])
        #expect(failure { try repository.open().commit(named: "HEAD") }?.category == .usage)
    }

    @Test func outsideAnyRepository() throws {
        let folder = FilePath.join(NSTemporaryDirectory(), "glass-migrate-tests-" + UUID().uuidString)
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let error = failure { try GitRepository(containing: folder) }
        #expect(error?.category == .data)
        #expect(error?.remedy?.contains("git init") == true)
        #expect(failure { try GitRepository(containing: folder + "/missing") }?.category == .usage)
    }

    @Test(arguments: [
        (["update-index", "--split-index"], "update-index --no-split-index"),
        (["sparse-checkout", "init", "--cone", "--sparse-index"], "sparse-checkout reapply --no-sparse-index"),
    ])
    func unreadableIndexNamesTheCommandThatRewritesIt(_ command: [String], _ remedy: String) throws {
        let repository = try TemporaryRepository(["In/A.swift": "a\n", "B.swift": "b\n"])
        #expect(try runGit(command, in: repository.root).status == 0)
        let error = failure { try repository.list() }
        #expect(error?.category == .data)
        let text = try #require(error?.remedy)
        #expect(text.contains(remedy))
        // The command does what it says.
        #expect(try runGit(remedy.split(separator: " ").map(String.init), in: repository.root).status == 0)
        #expect(try !repository.list().files.isEmpty)
    }

    @Test func sha256NamesAreRefused() throws {
        let repository = try TemporaryRepository()
        let other = repository.folder + "/sha256"
        try repository.git("init", "-q", "--object-format=sha256", other)
        #expect(failure { try GitRepository(containing: other) }?.message.contains("SHA-256") == true)
    }

    @Test func unmergedIndexIsRefused() throws {
        let repository = try TemporaryRepository(["A.swift": "a\n"])
        try repository.git("checkout", "-q", "-b", "side")
        try repository.write("A.swift", "b\n")
        try repository.commit()
        try repository.git("checkout", "-q", "main")
        try repository.write("A.swift", "c\n")
        try repository.commit()
        #expect(try runGit(["merge", "side"], in: repository.root).status != 0)
        let error = failure { try repository.list() }
        #expect(error?.category == .refused)
        #expect(error?.message.contains("A.swift") == true)
    }

    @Test func foreignWorkTreeBehindGitFileIsRefused() throws {
        let victim = try TemporaryRepository(["A.swift": "a\n"])
        let trap = victim.folder + "/trap"
        try FileManager.default.createDirectory(atPath: trap, withIntermediateDirectories: true)
        try "gitdir: \(victim.root)/.git\n".write(toFile: trap + "/.git", atomically: true, encoding: .utf8)
        #expect(failure { try GitRepository(containing: trap) }?.category == .refused)
    }

    @Test func configuredWorkTreeElsewhereIsRefused() throws {
        let repository = try TemporaryRepository(["A.swift": "a\n"])
        let elsewhere = repository.folder + "/elsewhere"
        try FileManager.default.createDirectory(atPath: elsewhere, withIntermediateDirectories: true)
        try repository.git("config", "core.worktree", elsewhere)
        #expect(failure { try repository.open() }?.category == .refused)
    }

    @Test func separateGitDirectoryIsTaken() throws {
        let repository = try TemporaryRepository()
        let tree = repository.folder + "/tree"
        try repository.git("init", "-q", "--separate-git-dir", repository.folder + "/store", tree)
        let location = try GitRepository(containing: tree).location
        #expect(location.gitDirectory == repository.folder + "/store")
    }

    @Test func pathsOutsideTheRepositoryAreNamed() throws {
        let repository = try TemporaryRepository(["App/A.swift": "a\n"])
        let opened = try repository.open()
        let path = try opened.relativePath(of: repository.root + "/App/../App/A.swift")
        #expect(path == "App/A.swift")
        #expect(failure { try repository.open().relativePath(of: repository.folder) }?.category == .usage)
        #expect(failure { try repository.open().relativePath(of: repository.root + "/nothing") }?.category == .usage)
    }

    @Test func signatureComesFromConfig() throws {
        let repository = try TemporaryRepository()
        let signature = try repository.open().signature()
        #expect(signature.name == "Ada Lovelace")
        #expect(signature.email == "ada@example.com")
        try repository.git("config", "--unset", "user.email")
        let error = failure { try repository.open().signature() }
        #expect(error?.category == .refused)
        #expect(error?.remedy?.contains("user.email") == true)
    }

    @Test func objectNamesAreGits() throws {
        let repository = try TemporaryRepository(["A.swift": "let a = 1\n"])
        let name = try repository.git("hash-object", "A.swift").dropLast()
        #expect(ObjectID(ofBlob: Array("let a = 1\n".utf8)).description == String(name))
        #expect(ObjectID(String(name))?.description == String(name))
        #expect(ObjectID(String(name.dropLast())) == nil)
        #expect(ObjectID(ofBlob: []).description == "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391")
    }

    /// Only root can give files away, so that this is tried in containers only.
    @Test(.enabled(if: geteuid() == 0)) func otherPeoplesRepositoriesAreRefused() throws {
        let repository = try TemporaryRepository(["A.swift": "a\n"])
        #expect(try runGit(["-c", "alias.x=!chown -R 12345 .", "x"], in: repository.root).status == 0)
        let error = failure { try repository.open() }
        #expect(error?.category == .refused)
        #expect(error?.remedy?.contains("safe.directory \(repository.root)") == true)
        for trusted in ["*", repository.root, repository.root + "/", repository.folder + "/*"] {
            #expect(GitRepository.isSafe(repository.root, ["/other", trusted]))
        }
        #expect(!GitRepository.isSafe(repository.root, ["*", ""]))
        #expect(!GitRepository.isSafe(repository.root, [repository.folder]))
    }

    @Test func damagedRepositoriesAreErrorsNotCrashes() throws {
        let damages: [(TemporaryRepository) throws -> Void] = [
            { try $0.write(".git/HEAD", "garbage") }, { try $0.write(".git/index", "garbage") },
            { try $0.write(".git/index", [UInt8](repeating: 0xFF, count: 5000)) },
            { try $0.write(".git/config", "[core\nx = \0") },
            { try $0.write(".git/refs/heads/main", "ref: refs/heads/main\n") },
            { try $0.write(".git/refs/heads/main", "0123456789012345678901234567890123456789\n") },
            { try FileManager.default.removeItem(atPath: $0.root + "/.git/objects") },
        ]
        for damage in damages {
            let repository = try TemporaryRepository(["A.swift": "a\n"])
            try damage(repository)
            var options = ListingOptions()
            options.revision = "HEAD"
            options.since = "HEAD"
            // Not every damage matters to both.
            let errors = [failure { try repository.list(options) }, failure { try repository.list() }].compactMap { $0 }
            #expect(!errors.isEmpty)
            #expect(!errors.contains { $0.category == .fault })
        }
    }

    @Test func damagedObjectsAreUnreadableFiles() throws {
        let repository = try TemporaryRepository(["A.swift": "a\n", "B.swift": "b\n"])
        let id = try repository.git("rev-parse", "HEAD:A.swift")
        let path = ".git/objects/\(id.prefix(2))/\(id.dropFirst(2).dropLast())"
        try FileManager.default.removeItem(atPath: repository.root + "/" + path)
        try repository.write(path, [0x78, 0x9C, 1, 2, 3])
        var options = ListingOptions()
        options.revision = "HEAD"
        let listing = try repository.list(options)
        var reader = try FileReader(listing.source)
        let results = listing.files.map { file in Result { try reader.read(file) } }
        let error = #expect(throws: ReadFailure.self) { try results[0].get() }
        #expect(error?.reason == .unreadable)
        #expect(try results[1].get() == Array("b\n".utf8))
    }
}
