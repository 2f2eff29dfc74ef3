import Foundation
import Testing

/// Holds the table of ARCHITECTURE.md: who may import what.
@Suite struct ArchitectureTests {
    /// Beyond the standard library, by folder below Sources; the longest matching folder counts.
    private static let allowed: [String: Set<String>] = [
        "Rewriter": systems.union(["Dispatch", "Synchronization", "FoundationEssentials", "Foundation"]),
        "Rewriter/Text": ["CByteSearch"],
        "Rewriter/Syntax": ["CTreeSitter", "CTreeSitterSwift"],
        "Rewriter/Rules": [],
        "Rewriter/Planning": systems.union(["FoundationEssentials", "Foundation"]),
        "Rewriter/Project": [],
        "Rewriter/Config": ["CYAML"],
        "Rewriter/Storage": ["CSQLite"],
        "Rewriter/Processes": systems,
        "Rewriter/Batch": [],
        "Rewriter/Git": systems.union(["CFileSwap", "CLibGit2", "Synchronization"]),
        "Rewriter/Sinks": systems.union(["Synchronization"]),
        "MigrationPlans": ["Rewriter"],
        "glass-migrate": systems.union(["Rewriter", "MigrationPlans", "Synchronization", "Dispatch"]),
    ]
    private static let systems: Set = ["Darwin", "Glibc", "Musl"]

    private struct File {
        let path: String
        let imports: Set<String>
    }

    private static let files: [File] = {
        let root = Fixture.root.deletingLastPathComponent().appending(path: "Sources")
        let paths = (FileManager.default.enumerator(atPath: root.path)?.allObjects as? [String] ?? []).filter {
            $0.hasSuffix(".swift")
        }
        return paths.sorted().map { path in
            let text = (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) ?? ""
            let imports = text.split(separator: "\n").compactMap { line -> String? in
                guard
                    let match = line.firstMatch(
                        of:
                            /^\s*(?:(?:public|internal|package|private|@preconcurrency|@testable)\s+)*import\s+(?:struct\s+|func\s+)?([A-Za-z0-9_]+)/
                    )
                else { return nil }
                return String(match.1)
            }
            return File(path: path, imports: Set(imports))
        }
    }()

    @Test func importsAreAllowed() {
        #expect(Self.files.count > 50)
        for file in Self.files {
            let folder = Self.allowed.keys.filter { file.path.hasPrefix($0 + "/") }.max { $0.count < $1.count } ?? ""
            let surplus = file.imports.subtracting(Self.allowed[folder] ?? [])
            #expect(surplus.isEmpty, "\(file.path) may not import \(surplus.sorted())")
        }
    }

    /// We can only build on Linux here; users build on Macs.
    @Test func platformImportsHaveTheirTwin() {
        for file in Self.files where file.imports.contains("Glibc") {
            #expect(file.imports.contains("Darwin"), "\(file.path) has no Darwin twin of Glibc")
        }
    }
}
