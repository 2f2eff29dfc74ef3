import Testing

@testable import Rewriter

/// Which Xcode builds the repository, from its own build files.
struct ProjectXcodeVersionTests {
    private func versions(_ files: [String: String]) -> [String] {
        MemoryRepository(files: files).model().xcodes.map { "\($0.major) \($0.source)" }
    }

    @Test(arguments: [
        ("xcode-version: '16.2'", 16), ("xcode-version: ^26.0", 26),
        ("sudo xcode-select -s /Applications/Xcode_16.2.app", 16),
        ("DEVELOPER_DIR: /Applications/Xcode-26.1.0.app/Contents/Developer", 26), ("XCODE_VERSION: \"16.4\"", 16),
        ("name: Build with Xcode 26.3", 26), ("stack: osx-xcode-16.2.x", 16), ("xcode: 16.2.0", 16),
        ("xcodes(version: \"16.1\")", 16), ("ls -d /Applications/Xcode_26*.app", 26),
    ])
    func spellings(line: String, major: Int) {
        #expect(versions([".github/workflows/a.yml": "jobs:\n  \(line)\n"]) == ["\(major) .github/workflows/a.yml:2"])
    }

    @Test(arguments: [
        "xcode-version: latest-stable", "# xcode-version: '16.2'", "uses: setup-xcode@v1", "xcode-version: '12.4'",
        "Xcode_${VERSION}.app", "timeout: 16",
    ])
    func otherLines(line: String) {
        #expect(versions([".github/workflows/a.yml": line]) == [])
    }

    @Test func listsAndSeveralFilesTheLowestFirst() {
        let files = [
            ".github/workflows/a.yml": "matrix:\n  xcode: ['26.1', '16.4']\n", ".xcode-version": "26.0\n",
            "ios/ci_scripts/ci_post_clone.sh": "#!/bin/sh\nxcodes install 17\n",
            ".github/ISSUE_TEMPLATE/bug.yml": "Xcode 15",
        ]
        #expect(
            versions(files) == [
                "16 .github/workflows/a.yml:2", "17 ios/ci_scripts/ci_post_clone.sh:2", "26 .github/workflows/a.yml:2",
            ])
    }

    @Test func runnersCountWhereNothingElseIsNamed() {
        let workflow = "runs-on: macos-15\nrun: xcodebuild test\n"
        #expect(versions([".github/workflows/a.yml": workflow]) == ["16 .github/workflows/a.yml:1"])
        #expect(
            versions([".github/workflows/a.yml": workflow + "xcode-version: 26\n"]) == ["26 .github/workflows/a.yml:3"])
        #expect(versions([".github/workflows/a.yml": "runs-on: macos-15\nrun: swiftlint\n"]) == [])
    }

    @Test func newToolsVersionsAndFloorsNeedXcode26() {
        let manifest =
            "// swift-tools-version: 6.2\nlet package = Package(name: \"P\", targets: [.target(name: \"P\")])\n"
        let files = ["Package.swift": manifest, "Sources/P/A.swift": ""]
        #expect(versions(files) == ["26 Package.swift: target P"])
        #expect(versions(files.merging([".xcode-version": "16.2"]) { $1 }) == ["16 .xcode-version:1"])
    }
}
