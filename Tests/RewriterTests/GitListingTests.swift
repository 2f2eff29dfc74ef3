import Foundation
import Testing

@testable import Rewriter

@Suite struct GitListingTests {
    private func paths(_ repository: TemporaryRepository, _ change: (inout ListingOptions) -> Void = { _ in }) throws
        -> [String]
    {
        var options = ListingOptions()
        change(&options)
        return try repository.list(options).files.filter(\.isSelected).map(\.path)
    }

    private func skipped(_ listing: FileListing) -> [String] {
        listing.skipped.map { "\($0.reason) \($0.path)" }
    }

    private func revision(_ name: String = "HEAD") -> ListingOptions {
        var options = ListingOptions()
        options.revision = name
        return options
    }

    @Test func listsTrackedAndUntrackedButNotIgnored() throws {
        let repository = try TemporaryRepository([
            "B.swift": "", "A.swift": "", "Deep/er/C.swift": "", "README.md": "",
            ".gitignore": "out/\n*.gen.swift\n/local\n",
        ])
        try repository.write("New.swift", "")
        try repository.write("Fresh/D.swift", "")
        try repository.write("Made.gen.swift", "")
        try repository.write("out/E.swift", "")
        try repository.write("local/F.swift", "")
        #expect(try paths(repository) == ["A.swift", "B.swift", "Deep/er/C.swift", "Fresh/D.swift", "New.swift"])
    }

    @Test func ignoredFilesThatAreTrackedStay() throws {
        let repository = try TemporaryRepository(["Kept.swift": ""])
        try repository.write("out/Tracked.swift", "")
        try repository.write("made/sub/Tracked.swift", "")
        try repository.commit()
        try repository.write(".gitignore", "out/\nmade\nKept.swift\n")
        try repository.write("out/Untracked.swift", "")
        try repository.write("made/sub/Untracked.swift", "")
        #expect(try paths(repository) == ["Kept.swift", "made/sub/Tracked.swift", "out/Tracked.swift"])
    }

    @Test func agreesWithGitOnIgnoreRules() throws {
        let repository = try TemporaryRepository(["A.swift": ""])
        try repository.write(
            ".gitignore",
            "*\n!*/\n!*.swift\nfoo/*.swift\n**/deep/**\n!keep.swift\n[ab]x.swift\n?y.swift\n\\!odd.swift\n/root.swift\n"
        )
        try repository.write("sub/.gitignore", "!root.swift\nq*.swift\n")
        for name in [
            "foo/a", "foo/b/a", "x/deep/c", "x/deep/keep", "ax", "cx", "by", "!odd", "root", "sub/root", "sub/qq",
            "sub/z",
        ] {
            try repository.write(name + ".swift", "")
        }
        try FileManager.default.createDirectory(
            atPath: repository.root + "/.git/info", withIntermediateDirectories: true)
        try repository.write(".git/info/exclude", "sub/z.swift\n")
        let expected = try repository.git("ls-files", "-co", "--exclude-standard", "*.swift").split(separator: "\n")
            .map(String.init)
        #expect(try paths(repository) == expected.sorted())
    }

    @Test func deletedFilesAreNotListed() throws {
        let repository = try TemporaryRepository(["A.swift": "", "B.swift": ""])
        try FileManager.default.removeItem(atPath: repository.root + "/A.swift")
        #expect(try paths(repository) == ["B.swift"])
    }

    @Test func packageManagerFoldersAreVendored() throws {
        let repository = try TemporaryRepository([
            "App.swift": "", "Pods/Tracked.swift": "", "Deep/Carthage/Checkouts/C.swift": "", "PodsLike/D.swift": "",
        ])
        try repository.write("DerivedData/Untracked.swift", "")
        try repository.write(".gitignore", ".build\n")
        try repository.write(".build/Ignored.swift", "")
        let listing = try repository.list()
        #expect(listing.files.map(\.path) == ["App.swift", "PodsLike/D.swift"])
        #expect(
            skipped(listing) == [
                "vendored Deep/Carthage/Checkouts/C.swift", "vendored DerivedData/", "vendored Pods/Tracked.swift",
            ])
        #expect(
            try skipped(repository.list(revision()))
                == ["vendored Deep/Carthage/Checkouts/C.swift", "vendored Pods/Tracked.swift"])
    }

    @Test func linksAreNotFollowed() throws {
        let repository = try TemporaryRepository(["Real/A.swift": "a\n"])
        let outside = repository.folder + "/outside"
        try FileManager.default.createDirectory(atPath: outside, withIntermediateDirectories: true)
        try "secret".write(toFile: outside + "/S.swift", atomically: true, encoding: .utf8)
        for (link, target) in [
            ("Link.swift", "Real/A.swift"), ("Out.swift", outside + "/S.swift"), ("Folder", outside),
        ] {
            try FileManager.default.createSymbolicLink(
                atPath: repository.root + "/" + link, withDestinationPath: target)
        }
        try repository.commit()
        for options in [ListingOptions(), revision()] {
            let listing = try repository.list(options)
            #expect(listing.files.map(\.path) == ["Real/A.swift"])
            #expect(skipped(listing) == ["symlink Link.swift", "symlink Out.swift"])
        }
    }

    @Test func aFileThatBecameALinkIsNotRead() throws {
        let repository = try TemporaryRepository(["Real/A.swift": "a\n", "Other/B.swift": "b\n"])
        let listing = try repository.list()
        let (file, manager) = (repository.root + "/Real/A.swift", FileManager.default)
        try manager.removeItem(atPath: file)
        try manager.createSymbolicLink(atPath: file, withDestinationPath: "/etc/hostname")
        try manager.moveItem(atPath: repository.root + "/Other", toPath: repository.root + "/Moved")
        try manager.createSymbolicLink(atPath: repository.root + "/Other", withDestinationPath: "Moved")
        for listed in listing.files {
            let error = #expect(throws: ReadFailure.self) {
                var reader = try FileReader(listing.source)
                _ = try reader.read(listed)
            }
            #expect(error?.reason == .symlink)
        }
    }

    @Test func pipesAndLargeFilesAreNotRead() throws {
        let repository = try TemporaryRepository(["Pipe.swift": "", "Large.swift": "", "Fits.swift": ""])
        try repository.write("Large.swift", [UInt8](repeating: 0x20, count: FileReader.sizeLimit + 1))
        try repository.write("Fits.swift", [UInt8](repeating: 0x20, count: FileReader.sizeLimit))
        try repository.commit()
        try FileManager.default.removeItem(atPath: repository.root + "/Pipe.swift")
        #expect(unsafe mkfifo(repository.root + "/Pipe.swift", 0o600) == 0)
        for (source, count) in [(try repository.list(), 2), (try repository.list(revision()), 3)] {
            var reader = try FileReader(source.source)
            #expect(source.files.count == count)
            for file in source.files {
                let result = Result { try reader.read(file).count }
                switch file.path {
                case "Large.swift": #expect(throws: ReadFailure(.tooLarge)) { try result.get() }
                case "Fits.swift": #expect(try result.get() == FileReader.sizeLimit)
                default: #expect(try result.get() == 0)
                }
            }
        }
    }

    @Test func otherRepositoriesInsideAreNotEntered() throws {
        let repository = try TemporaryRepository(["A.swift": ""])
        let library = try TemporaryRepository(["L.swift": ""])
        try repository.git("-c", "protocol.file.allow=always", "submodule", "add", "-q", library.root, "Vendor/Lib")
        try repository.commit()
        try repository.git("clone", "-q", library.root, "Nested")
        let listing = try repository.list()
        #expect(listing.files.map(\.path) == ["A.swift"])
        #expect(skipped(listing) == ["submodule Nested/", "submodule Vendor/Lib/"])
        #expect(try skipped(repository.list(revision())) == ["submodule Vendor/Lib/"])
        // The submodule is a repository of its own.
        let inner = try GitRepository(containing: repository.root + "/Vendor/Lib").listFiles()
        #expect(inner.files.map(\.path) == ["L.swift"])
    }

    @Test func attributesAreRespected() throws {
        let repository = try TemporaryRepository([
            ".gitattributes": """
            *.gen.swift linguist-generated
            Third/** linguist-vendored=true
            Third/Ours.swift linguist-vendored=false
            *.big.swift filter=lfs diff=lfs -text
            Ident.swift ident
            Wide.swift working-tree-encoding=UTF-16
            *.swift text eol=lf
            *.png filter=lfs
            """,
            "A.swift": "", "B.gen.swift": "", "Third/C.swift": "", "Third/Ours.swift": "", "Ident.swift": "",
            "Sub/.gitattributes": "Quiet.swift linguist-generated=true\n", "Sub/Quiet.swift": "",
        ])
        try repository.write("D.big.swift", "")
        try repository.write("Wide.swift", "")
        let common = [
            "generated B.gen.swift", "git-filter D.big.swift", "git-filter Ident.swift", "generated Sub/Quiet.swift",
            "vendored Third/C.swift", "git-filter Wide.swift",
        ]
        let listing = try repository.list()
        #expect(listing.files.map(\.path) == ["A.swift", "Third/Ours.swift"])
        #expect(skipped(listing) == common)
        // A commit has its own attributes, whatever lies in the work tree or in the index now.
        try repository.write(".gitattributes", "")
        try repository.write("Sub/.gitattributes", "")
        try repository.git("add", ".gitattributes", "Sub/.gitattributes")
        #expect(try skipped(repository.list()).isEmpty)
        #expect(
            try skipped(repository.list(revision()))
                == [
                    "generated B.gen.swift", "git-filter Ident.swift", "generated Sub/Quiet.swift",
                    "vendored Third/C.swift",
                ])
    }

    @Test func attributesOfABareRepository() throws {
        let repository = try TemporaryRepository([
            ".gitattributes": "B.swift linguist-generated\n", "A.swift": "a\n", "B.swift": "",
        ])
        let bare = repository.folder + "/bare.git"
        try repository.git("clone", "-q", "--bare", repository.root, bare)
        let listing = try GitRepository(containing: bare).listFiles(revision("main"))
        #expect(listing.files.map(\.path) == ["A.swift"])
        #expect(skipped(listing) == ["generated B.swift"])
        #expect(try read(listing) == [Array("a\n".utf8)])
    }

    @Test func macrosInAttributes() throws {
        let repository = try TemporaryRepository([
            ".gitattributes": "[attr]made linguist-generated\n*.x.swift made\n",
            "A.x.swift": "", "C.swift": "",
        ])
        let listing = try repository.list()
        #expect(listing.files.map(\.path) == ["C.swift"])
        #expect(skipped(listing) == ["generated A.x.swift"])
    }

    @Test func rulesThatCannotTouchSwiftFilesAreTold() {
        for pattern in [
            "*.png", "build/", "*.swift.bak", "/Assets", "*.xcuserstate", "Foo.txt", "**/*.nib  ", "*.swiftmodule",
        ] {
            #expect(RulePattern(pattern[...], in: "") == nil, "\(pattern)")
        }
        for (pattern, folder, could) in [
            ("*.swift", "", true), ("*", "", true), ("*.SWIFT", "", true), ("[Aa]*", "", true), ("a.swift", "", true),
            ("*wift", "", true), ("?", "", true), ("!a*", "", true), ("b.swift", "", false), ("App/**", "", true),
            ("Kit/**", "", false),
            ("/app/*", "", true), ("**/x/*", "", true), ("*", "App", true), ("*", "Ap", false),
            ("Views/*", "App", true),
            ("App/*", "App", false), ("A", "", false), ("a\\b", "", false), ("B*.swift", "", false),
        ] {
            #expect(
                (RulePattern(pattern[...], in: folder)?.couldMatch("App/Views/A.swift") ?? false) == could,
                "\(pattern) \(folder)")
        }
    }

    @Test func selectionByPathGlobAndRevision() throws {
        let repository = try TemporaryRepository([
            "App/A.swift": "1\n", "App/AView.swift": "1\n", "Apple/B.swift": "1\n", "Kit/C.swift": "1\n",
        ])
        #expect(try paths(repository) { $0.paths = ["App"] } == ["App/A.swift", "App/AView.swift"])
        #expect(try paths(repository) { $0.paths = ["App/A.swift", "Kit"] } == ["App/A.swift", "Kit/C.swift"])
        #expect(try paths(repository) { $0.include = [Glob("*View.swift")] } == ["App/AView.swift"])
        #expect(try paths(repository) { $0.exclude = [Glob("App*")] } == ["Kit/C.swift"])
        try repository.git("tag", "start")
        try repository.write("Kit/C.swift", "2\n")
        try repository.commit()
        try repository.write("App/A.swift", "2\n")
        try repository.write("Kit/New.swift", "2\n")
        #expect(try paths(repository) { $0.since = "start" } == ["App/A.swift", "Kit/C.swift", "Kit/New.swift"])
        #expect(try paths(repository) { $0.since = "HEAD" } == ["App/A.swift", "Kit/New.swift"])
        #expect(try paths(repository) { ($0.revision, $0.since) = ("HEAD", "start") } == ["Kit/C.swift"])
        // What isn't selected is still listed, to be understood.
        var options = ListingOptions()
        options.paths = ["Kit"]
        #expect(try repository.list(options).files.count == 5)
        let error = failure { try paths(repository) { $0.since = "never" } }
        #expect(error?.category == .usage)
        #expect(error?.message.contains("never") == true)
    }

    @Test func projectFilesAreListedWhateverIsSelected() throws {
        let files = [
            "Package.swift", "Package@swift-5.9.swift", "App.xcodeproj/project.pbxproj", "Config/Base.xcconfig",
            "project.yml",
            "Project.swift", ".xcode-version", ".github/workflows/ci.yml", "ci_scripts/ci_post_clone.sh",
            "App/Info.plist",
        ]
        let repository = try TemporaryRepository(
            Dictionary(
                uniqueKeysWithValues: (files + ["App/A.swift", "notes.txt", "Pods/Pods.xcodeproj/project.pbxproj"]).map
                { ($0, "") }))
        var options = ListingOptions()
        options.paths = ["App"]
        #expect(try Set(repository.list(options).projectFiles.map(\.path)) == Set(files))
        options.revision = "HEAD"
        #expect(try Set(repository.list(options).projectFiles.map(\.path)).isSuperset(of: files))
    }

    @Test func unusualNames() throws {
        let names = [
            "a b.swift", "quote\".swift", "übung.swift", "tab\t.swift", "日本/語.swift", "-dash.swift", "#hash.swift",
        ]
        let repository = try TemporaryRepository(Dictionary(uniqueKeysWithValues: names.map { ($0, $0) }))
        for options in [ListingOptions(), revision()] {
            let listing = try repository.list(options)
            #expect(Set(listing.files.map(\.path)) == Set(names))
            #expect(try read(listing) == listing.files.map { Array($0.path.utf8) })
        }
    }

    @Test func namesThatDifferOnlyInCompositionAreLeftOut() throws {
        let repository = try TemporaryRepository(["A.swift": ""])
        try repository.write("\u{E9}.swift", "1")
        try repository.write("e\u{301}.swift", "2")
        try #require(
            try FileManager.default.contentsOfDirectory(atPath: repository.root).count == 4,
            "the file system composes names")
        let listing = try repository.list()
        #expect(listing.files.map(\.path) == ["A.swift"])
        #expect(listing.skipped.first?.reason == "ambiguous-path")
    }

    @Test func tamperedTreesAreNotTrusted() throws {
        let repository = try TemporaryRepository(["A.swift": "a\n"])
        let blob = try repository.git("rev-parse", "HEAD:A.swift").dropLast()
        func tree(_ entries: [(String, String, Substring)]) throws -> Substring {
            let raw = entries.flatMap { mode, name, id in
                Array("\(mode) \(name)\0".utf8)
                    + stride(from: 0, to: 40, by: 2).map { offset in
                        UInt8(id.dropFirst(offset).prefix(2), radix: 16)!
                    }
            }
            return try repository.git("hash-object", "-t", "tree", "-w", "--literally", "--stdin", input: raw)
                .dropLast()
        }
        let inner = try tree([("100644", "S.swift", blob)])
        let outer = try tree([("40000", "..", inner), ("40000", ".git", inner), ("100644", "B.swift", blob)])
        let commit = try repository.git("commit-tree", "-m", "x", String(outer)).dropLast()
        let listing = try repository.list(revision(String(commit)))
        #expect(listing.files.map(\.path) == ["B.swift"])
        #expect(skipped(listing) == ["ambiguous-path ..", "ambiguous-path .git"])
    }

    @Test func generatedHeaders() {
        for text in [
            "// Generated using SwiftGen — by hand\nimport A\n", "//\n//  A.swift\n\n/* x\n @generated\n*/\nimport A\n",
            "\u{FEFF}// DO NOT EDIT\r\nlet a = 1\r\n", "// This is a generated file, do not edit!",
            "// Generated using Sourcery 2.0\n",
        ] {
            #expect(hasGeneratedHeader(Array(text.utf8)))
        }
        for text in [
            "import A\n// DO NOT EDIT\n", "// sourcery: AutoMockable\nprotocol P {}\n", "", "/* unfinished",
            "let s = \"@generated\"",
        ] {
            #expect(!hasGeneratedHeader(Array(text.utf8)))
        }
    }

    @Test(arguments: [
        ("*.swift", "A/B.swift", true), ("A/*.swift", "A/B.swift", true), ("A/*.swift", "A/B/C.swift", false),
        ("A/**", "A/B/C.swift", true), ("A", "A/B.swift", true), ("/A", "B/A/C.swift", false),
        ("A/", "B/A/C.swift", true),
        ("**/Views/*.swift", "Views/A.swift", true), ("**/Views/*.swift", "X/Y/Views/A.swift", true),
        ("A/**/C.swift", "A/C.swift", true), ("A/**/C.swift", "A/x/y/C.swift", true), ("A?.swift", "AB.swift", true),
        ("[AB].swift", "B.swift", true), ("[!AB].swift", "B.swift", false), ("[A-C]*.swift", "BView.swift", true),
        ("[", "[", true), ("a\\*b", "a*b", true), ("a\\*b", "axb", false), ("./A/B.swift", "A/B.swift", true),
        ("**a**b**c**d", "xaxaxaxaxbxbxbxcxcxcx", false),
    ])
    func globs(_ pattern: String, _ path: String, _ isMatch: Bool) {
        #expect(Glob(pattern).matches(path) == isMatch)
    }
}
