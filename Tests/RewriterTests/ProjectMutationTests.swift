import Testing

@testable import Rewriter

/// Damaged project files: whatever the bytes, a model comes out, and it is the same each time.
struct ProjectMutationTests {
    /// A small generator of numbers, the same on every machine.
    private struct Numbers: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    private func mutate(_ bytes: [UInt8], _ numbers: inout Numbers) -> [UInt8] {
        var result = bytes
        for _ in 0..<Int.random(in: 1...6, using: &numbers) where !result.isEmpty {
            let start = Int.random(in: 0..<result.count, using: &numbers)
            let end = min(result.count, start + Int.random(in: 1...40, using: &numbers))
            switch Int.random(in: 0..<5, using: &numbers) {
            case 0: result.removeSubrange(start..<end)
            case 1:
                result.insert(contentsOf: result[start..<end], at: Int.random(in: 0...result.count, using: &numbers))
            case 2: result[start] = UInt8.random(in: 0...255, using: &numbers)
            case 3: result[start] = "{}()[]=;,\"'\\/*$<>#:- \n".utf8.randomElement(using: &numbers) ?? 0
            default: result.removeSubrange(start...)
            }
        }
        return result
    }

    @Test(arguments: ["ClassicApp", "SyncedApp", "FeaturePackage", "GeneratedApp", "TuistApp"])
    func damagedFilesGiveModels(name: String) throws {
        let fixture = try ProjectFixture(name)
        let files = Dictionary(uniqueKeysWithValues: fixture.paths.map { ($0, fixture.contents($0) ?? []) })
        let projectFiles = fixture.paths.filter { ProjectReader.isOfInterest($0) && files[$0]?.count ?? 0 > 200 }
        var numbers = Numbers(state: 20_260_401)
        for _ in 0..<60 {
            let damaged = projectFiles.randomElement(using: &numbers) ?? ""
            let bytes = mutate(files[damaged] ?? [], &numbers)
            let read = { (path: String) in path == damaged ? bytes : files[path] }
            let model = ProjectReader.read(paths: fixture.paths, contents: read)
            #expect(
                model.description == ProjectReader.read(paths: fixture.paths.reversed(), contents: read).description)
            for path in fixture.paths {
                let sources = model.modules(compiling: path).map(\.source)
                #expect(sources.count == Set(sources).count && (sources.isEmpty || path.hasSuffix(".swift")))
            }
        }
    }

    @Test func editsOfDamagedProjectsAreProvenOrRefused() throws {
        let path = "Harbor.xcodeproj/project.pbxproj"
        let bytes = try #require(try ProjectFixture("ClassicApp").contents(path))
        var numbers = Numbers(state: 7)
        var edited = 0
        for _ in 0..<150 {
            let project = SourceFile(path: path, bytes: mutate(bytes, &numbers))
            guard let edits = try? PBXProjEditor.edits(adding: "Harbor/A.swift", to: ["Harbor"], of: project) else {
                continue
            }
            let list = try #require(EditList(edits))
            #expect(throws: Never.self) { try PropertyList(list.apply(to: project.bytes)) }
            edited += 1
        }
        #expect(edited > 10, "many mutations leave a project that still reads")
    }
}
