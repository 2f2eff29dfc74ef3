import Testing

@testable import MigrationPlans
@testable import Rewriter

/// Where the generated declarations go, and what becomes of them in later runs.
@Suite struct HelperPlacementTests {
    /// A view with a button on a material.
    private static func view(_ name: String, imports: String = "", material: String = ".thinMaterial") -> String {
        """
        import SwiftUI
        \(imports)
        struct \(name): View {
            var body: some View {
                Button {
                } label: {
                    Text("A").padding().background(\(material), in: Capsule())
                }
            }
        }

        """
    }

    /// A view with a material around an image, which must be clipped too.
    private static func picture(_ name: String) -> String {
        """
        import SwiftUI

        struct \(name): View {
            var body: some View {
                Image("site").overlay(alignment: .top) {
                    Image("map").resizable().background(.thinMaterial).clipShape(Capsule())
                }
            }
        }

        """
    }

    private static func package(_ targets: String) -> String {
        """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "P", platforms: [.iOS(.v17)], targets: [\(targets)])

        """
    }

    private static let app = package(".target(name: \"App\")")

    private func run(_ files: [String: String], only paths: Set<String>? = nil) async -> RepositoryRun {
        let bytes = files.mapValues { Array($0.utf8) }
        let all = await RepositoryRun("Memory", bytes)
        guard let paths else { return all }
        let ids = all.outcome.findings.filter { paths.contains($0.path) }.map(\.id)
        return await RepositoryRun("Memory", bytes, only: Set(ids))
    }

    private func text(_ path: String, _ run: RepositoryRun) -> String {
        run.after[path].map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    private func files(_ run: RepositoryRun) -> [String: String] {
        run.after.mapValues { String(decoding: $0, as: UTF8.self) }
    }

    private func newFiles(_ run: RepositoryRun) -> [String] {
        run.outcome.rewrites.filter { $0.before == nil }.map(\.path)
    }

    // MARK: later runs

    private static let spec = """
        name: Two
        targets:
          Phone:
            type: application
            platform: iOS
            deploymentTarget: "17.0"
            sources: [Phone, Shared]
          Desk:
            type: application
            platform: macOS
            deploymentTarget: "14.0"
            sources: [Shared]

        """

    /// The helper of one target moves to where the other one, which has no folder of its own, sees it too.
    @Test func aHelperMovesWhereAllSeeIt() async {
        let repository = [
            "project.yml": Self.spec, "Phone/A.swift": Self.view("A"), "Shared/B.swift": Self.view("B"),
        ]
        let first = await run(repository, only: ["Phone/A.swift"])
        #expect(newFiles(first) == ["Phone/LiquidGlass.swift"])
        let second = await run(files(first))
        #expect(newFiles(second) == ["Shared/LiquidGlassSupport.swift"])
        #expect(text("Phone/LiquidGlass.swift", second).contains("are in Shared/LiquidGlassSupport.swift now."))
        #expect(second.modulesWithoutTheirHelper.isEmpty)
        let third = await run(files(second))
        #expect(third.outcome.rewrites.isEmpty)
    }

    /// A target that comes to compile a rewritten file is given the helper that is there.
    @Test func aGrownTargetIsServed() async {
        let spec = Self.spec.replacing("sources: [Shared]", with: "sources: [Desk, Shared]")
        let repository = [
            "project.yml": spec, "Phone/A.swift": Self.view("A"), "Shared/B.swift": Self.view("B"),
            "Desk/C.swift": "let c = 1\n",
        ]
        let first = await run(repository, only: ["Phone/A.swift"])
        let second = await run(files(first))
        #expect(newFiles(second) == ["Desk/LiquidGlass.swift"])
        #expect(second.modulesWithoutTheirHelper.isEmpty)
    }

    /// Tests that come to compile a rewritten file get no helper of their own.
    @Test func testsShareTheHelper() async {
        let tests = "bundle.unit-test\n    platform: macOS"
        let spec = Self.spec.replacing("application\n    platform: macOS", with: tests)
            .replacing("sources: [Shared]", with: "sources: [DeskTests, Shared]")
        let repository = [
            "project.yml": spec, "Phone/A.swift": Self.view("A"), "Shared/B.swift": Self.view("B"),
            "DeskTests/C.swift": "let c = 1\n",
        ]
        let first = await run(repository, only: ["Phone/A.swift"])
        let second = await run(files(first))
        #expect(newFiles(second) == ["Shared/LiquidGlassSupport.swift"])
        #expect(second.modulesWithoutTheirHelper.isEmpty)
    }

    /// A target that names a shared file alone has no list that a file could be added to: it gets a helper of its own.
    @Test func aTargetThatNamesOneFileIsServed() async {
        let spec = Self.spec.replacing("sources: [Shared]", with: "sources: [Desk, Shared/B.swift]")
        let repository = [
            "project.yml": spec, "Phone/A.swift": Self.view("A"), "Shared/B.swift": Self.view("B"),
            "Desk/C.swift": "let c = 1\n",
        ]
        let first = await run(repository)
        #expect(newFiles(first) == ["Desk/LiquidGlass.swift", "Phone/LiquidGlass.swift"])
        #expect(first.outcome.advice.isEmpty)
        #expect(first.modulesWithoutTheirHelper.isEmpty)
        var grown = files(first)
        grown["Desk/C.swift"] = Self.view("C")
        let second = await run(grown)
        #expect(second.outcome.rewrites.map(\.path) == ["Desk/C.swift"])
        #expect(second.modulesWithoutTheirHelper.isEmpty)
    }

    /// One that has no other folder is told.
    @Test func aTargetWithoutAFolderIsToldOf() async {
        let spec = Self.spec.replacing("sources: [Shared]", with: "sources: [Shared/B.swift]")
        let run = await run(["project.yml": spec, "Phone/A.swift": Self.view("A"), "Shared/B.swift": Self.view("B")])
        #expect(newFiles(run).count == 1)
        #expect(run.outcome.advice.count == 1)
    }

    // MARK: files that no target compiles

    @Test func aStrayFileUsesTheHelperOfTheFolder() async {
        let package = Self.package(".target(name: \"App\", exclude: [\"Old.swift\"])")
        let repository = [
            "Package.swift": package, "Sources/App/A.swift": Self.view("A"), "Sources/App/Old.swift": Self.view("Old"),
        ]
        let run = await run(repository)
        #expect(newFiles(run) == ["Sources/App/LiquidGlass.swift"])
        let alone = await self.run(repository, only: ["Sources/App/Old.swift"])
        #expect(newFiles(alone) == ["Sources/App/LiquidGlass.swift"])
        let later = await self.run(files(alone))
        #expect(newFiles(later).isEmpty && later.modulesWithoutTheirHelper.isEmpty)
    }

    @Test func aNewFileTakesNoName() async {
        let run = await run([
            "Package.swift": Self.app, "Sources/App/A.swift": "let a = 1\n",
            "Old/View.swift": Self.view("Old"), "Old/LiquidGlass.swift": "let lens = 1\n",
        ])
        #expect(newFiles(run) == ["Old/LiquidGlassSupport.swift"])
        #expect(run.outcome.advice == ["Add Old/LiquidGlassSupport.swift to the target that compiles Old/View.swift."])
    }

    // MARK: names

    private static let ownGlass = """
        import SwiftUI
        extension View {
            func liquidGlass(_ depth: Int) -> some View { self }
        }

        """

    /// Names in files without any material count too.
    @Test(arguments: [ownGlass, "struct LiquidGlassContainer {}\n", "enum LiquidGlassSurface {}\n"])
    func ownNamesAreAvoided(_ declaration: String) async {
        let run = await run([
            "Package.swift": Self.app, "Sources/App/A.swift": Self.view("A"), "Sources/App/Own.swift": declaration,
        ])
        #expect(text("Sources/App/A.swift", run).contains(".migratedLiquidGlass(in: Capsule())"))
        #expect(text("Sources/App/LiquidGlass.swift", run).contains("func migratedLiquidGlass<"))
    }

    @Test func namesOfOtherModulesAreNotTaken() async {
        let run = await run([
            "Package.swift": Self.package(".target(name: \"App\"), .target(name: \"Other\")"),
            "Sources/App/A.swift": Self.view("A"), "Sources/Other/Own.swift": Self.ownGlass,
        ])
        #expect(text("Sources/App/A.swift", run).contains(".liquidGlass(in: Capsule())"))
    }

    @Test func namesOfImportedModulesAre() async {
        let run = await run([
            "Package.swift": Self.package(".target(name: \"App\", dependencies: [\"Kit\"]), .target(name: \"Kit\")"),
            "Sources/App/A.swift": Self.view("A", imports: "import Kit"),
            "Sources/Kit/Own.swift": Self.ownGlass.replacing("func", with: "public func"),
        ])
        #expect(text("Sources/App/A.swift", run).contains(".migratedLiquidGlass(in: Capsule())"))
    }

    /// What an earlier run wrote keeps its names, whatever the app declares later.
    @Test func namesAreStable() async {
        let first = await run(["Package.swift": Self.app, "Sources/App/A.swift": Self.view("A")])
        var grown = files(first)
        grown["Sources/App/Own.swift"] = Self.ownGlass
        grown["Sources/App/B.swift"] = Self.view("B")
        let second = await run(grown)
        #expect(text("Sources/App/B.swift", second).contains(".liquidGlass(in: Capsule())"))
        #expect(second.outcome.rewrites.map(\.path) == ["Sources/App/B.swift"])
    }

    @Test(arguments: ["Color", "View", "Shape", "ViewBuilder"])
    func hiddenNamesOfTheSystemAreSpelledOut(_ name: String) async {
        let run = await run([
            "Package.swift": Self.app, "Sources/App/Own.swift": "struct \(name) {}\n",
            "Sources/App/A.swift": Self.view("A").replacing("View {", with: "SwiftUI.View {"),
        ])
        let helper = text("Sources/App/LiquidGlass.swift", run)
        let tokens = helper.swiftTokens
        let uses = tokens.indices.filter { tokens[$0] == name }
        #expect(uses.allSatisfy { tokens[$0 - 2..<$0] == ["SwiftUI", "."] })
        #expect(uses.isEmpty == (name == "Color"))
    }

    @Test func nothingIsLeftToCallIt() async {
        let run = await run([
            "Package.swift": Self.app, "Sources/App/A.swift": Self.view("A"),
            "Sources/App/Own.swift": Self.ownGlass,
            "Sources/App/Own2.swift": Self.ownGlass.replacing("liquidGlass", with: "migratedLiquidGlass"),
        ])
        #expect(run.outcome.findings.map(\.finding.verdict) == [.manual(.nameCollision)])
    }

    // MARK: edited helpers

    @Test func anEditIsNeverLost() async throws {
        let first = await run(["Package.swift": Self.app, "Sources/App/A.swift": Self.view("A")])
        var edited = files(first)
        let path = "Sources/App/LiquidGlass.swift"
        let helper = try #require(edited[path]).replacing(".glassEffect(", with: ".padding(0).glassEffect(")
            .replacing("glassEffect(.regular", with: "glassEffect(.clear")
        edited[path] = helper
        edited["Sources/App/B.swift"] = Self.picture("B")
        let second = await run(edited)
        #expect(text(path, second) == helper)
        #expect(newFiles(second) == ["Sources/App/LiquidGlassSupport.swift"])
        #expect(text("Sources/App/LiquidGlassSupport.swift", second).contains("clipped: Bool = false"))
        let third = await run(files(second))
        #expect(third.outcome.rewrites.isEmpty)
    }

    @Test func aFormattedHelperIsNotAnEditedOne() async throws {
        let first = await run(["Package.swift": Self.app, "Sources/App/A.swift": Self.view("A")])
        var formatted = files(first)
        let path = "Sources/App/LiquidGlass.swift"
        formatted[path] = try #require(formatted[path]).replacing("    ", with: "  ")
        formatted["Sources/App/B.swift"] = Self.picture("B")
        let second = await run(formatted)
        #expect(newFiles(second).isEmpty)
        #expect(text(path, second).contains("clipped: Bool = false"))
    }

    // MARK: the text

    @Test func systemsBeforeSwiftUIAreTold() async {
        let package = Self.app.replacing("platforms: [.iOS(.v17)], ", with: "")
        let run = await run(["Package.swift": package, "Sources/App/A.swift": Self.view("A")])
        #expect(text("Sources/App/LiquidGlass.swift", run).contains("\(HelperText.hasSwiftUI)\nextension View {"))
    }

    @Test(arguments: ["canImport(SwiftUI)", "os(iOS) || os(macOS)"])
    func theConditionOfAllFilesIsTheHelpers(_ condition: String) async {
        let guarded = { (name: String) in "#if \(condition)\n\(Self.view(name))#endif\n" }
        let first = await run([
            "Package.swift": Self.app, "Sources/App/A.swift": guarded("A"), "Sources/App/B.swift": guarded("B"),
        ])
        let helper = text("Sources/App/LiquidGlass.swift", first)
        #expect(helper.contains("\n\n#if \(condition)\n\nimport SwiftUI\n") && helper.hasSuffix("}\n\n#endif\n"))
        var grown = files(first)
        grown["Sources/App/C.swift"] = Self.view("C")
        let second = await run(grown)
        #expect(text("Sources/App/LiquidGlass.swift", second).contains("everywhere else.\n\nimport SwiftUI\n"))
        #expect(newFiles(second).isEmpty)
    }

    @Test func theHeaderIsLikeTheNeighbours() async {
        let header = { (name: String, who: String) in
            "//\n//  \(name).swift\n//  Harbour\n//\n//  Created by \(who) on 1.2.25.\n//\n\n"
        }
        let run = await run([
            "Package.swift": Self.app, "Sources/App/A.swift": header("A", "Ann") + Self.view("A"),
            "Sources/App/B.swift": header("B", "Bob") + Self.view("B"),
        ])
        #expect(
            text("Sources/App/LiquidGlass.swift", run).hasPrefix(
                """
                //
                //  LiquidGlass.swift
                //  Harbour
                //
                //  Generated by glass-migrate.
                //  Liquid Glass where the system provides it, the code from before everywhere else.
                //

                import SwiftUI

                """))
        let again = await self.run(files(run))
        #expect(again.outcome.rewrites.isEmpty)
    }

    @Test func theNameIsLikeTheNeighbours() async {
        let run = await run([
            "Package.swift": Self.app, "Sources/App/A.swift": Self.view("A"),
            "Sources/App/Extensions/Color+Brand.swift": "let a = 1\n",
            "Sources/App/Extensions/String+Trim.swift": "let b = 1\n",
        ])
        #expect(newFiles(run) == ["Sources/App/Extensions/View+LiquidGlass.swift"])
    }

    /// A folder of styles that one component has for itself is no place for all.
    @Test func theFolderIsNoComponents() async {
        let run = await run([
            "Package.swift": Self.app, "Sources/App/Screens/A.swift": Self.view("A"),
            "Sources/App/Controls/Picker/Styles/B.swift": "let b = 1\n",
        ])
        #expect(newFiles(run) == ["Sources/App/LiquidGlass.swift"])
    }

    // MARK: shared modules

    private static let features = package(
        """
        .target(name: "Kit"), .target(name: "Inbox", dependencies: ["Kit"]), .target(name: "Feed", dependencies: ["Kit"])
        """)

    private static func features(_ imports: String, _ other: String) -> [String: String] {
        [
            "Package.swift": features, "Sources/Kit/Card.swift": view("Card"),
            "Sources/Inbox/A.swift": view("A", imports: imports), "Sources/Feed/B.swift": view("B", imports: other),
        ]
    }

    @Test func aModuleThatAllImportHoldsTheHelper() async {
        let first = await run(Self.features("import Kit", "import Kit"))
        #expect(newFiles(first) == ["Sources/Kit/LiquidGlass.swift"])
        #expect(text("Sources/Kit/LiquidGlass.swift", first).contains("    package nonisolated func liquidGlass<"))
        let notes = first.outcome.findings.flatMap(\.finding.notes).filter { $0.code == "shared-helper" }
        #expect(
            notes.map(\.message) == [
                "Sources/Kit/LiquidGlass.swift holds the helper for Feed, Inbox and Kit: all rewritten files import Kit."
            ])
        var grown = files(first)
        grown["Sources/Feed/C.swift"] = "import Kit\n" + Self.picture("C")
        let second = await run(grown)
        #expect(second.outcome.rewrites.map(\.path) == ["Sources/Feed/C.swift", "Sources/Kit/LiquidGlass.swift"])
        #expect(text("Sources/Kit/LiquidGlass.swift", second).contains("clipped: Bool = false"))
        #expect(second.modulesWithoutTheirHelper.isEmpty)
        // A file that doesn't import it gets a helper whose names can't be confused.
        grown["Sources/Feed/C.swift"] = Self.view("C")
        let other = await run(grown)
        #expect(newFiles(other) == ["Sources/Feed/LiquidGlass.swift"])
        #expect(text("Sources/Feed/C.swift", other).contains(".migratedLiquidGlass(in: Capsule())"))
    }

    @Test func olderPackagesShareInPublic() async {
        var repository = Self.features("import Kit", "import Kit")
        repository["Package.swift"] = Self.features.replacing("5.9", with: "5.8")
        let run = await run(repository)
        #expect(text("Sources/Kit/LiquidGlass.swift", run).contains("    public nonisolated func liquidGlass<"))
    }

    @Test func oneFileWithoutTheImportIsEnough() async {
        let run = await run(Self.features("import Kit", ""))
        #expect(
            newFiles(run) == [
                "Sources/Feed/LiquidGlass.swift", "Sources/Inbox/LiquidGlass.swift", "Sources/Kit/LiquidGlass.swift",
            ])
        #expect(!text("Sources/Kit/LiquidGlass.swift", run).contains("package"))
        #expect(run.outcome.generated.allSatisfy { $0.remark == nil })
    }

    /// What can't always be imported can't hold what is always called.
    @Test func anImportUnderAConditionIsNotEnough() async {
        let run = await run(Self.features("import Kit", "#if canImport(Kit)\nimport Kit\n#endif"))
        #expect(newFiles(run).contains("Sources/Feed/LiquidGlass.swift"))
        #expect(run.modulesWithoutTheirHelper.isEmpty)
    }

    /// A name of SwiftUI in a declaration that others see needs an import that they see.
    @Test func theImportIsAsVisibleAsTheHelper() async {
        var repository = Self.features("import Kit", "import Kit")
        repository["Sources/Kit/Card.swift"] = "public " + Self.view("Card")
        let all = await run(repository)
        #expect(text("Sources/Kit/LiquidGlass.swift", all).contains("\n\npackage import SwiftUI\n"))
        repository["Sources/Kit/Row.swift"] = Self.view("Row")
        let some = await run(repository)
        #expect(text("Sources/Kit/LiquidGlass.swift", some).contains("\n\npublic import SwiftUI\n"))
        // It is still the tool's own.
        var grown = files(some)
        grown["Sources/Feed/C.swift"] = "import Kit\n" + Self.picture("C")
        let second = await run(grown)
        #expect(second.outcome.rewrites.map(\.path) == ["Sources/Feed/C.swift", "Sources/Kit/LiquidGlass.swift"])
        #expect(text("Sources/Kit/LiquidGlass.swift", second).contains("\n\npublic import SwiftUI\n"))
    }

    /// Where every import says its level, one that says none is ambiguous.
    @Test(arguments: [("internal", "internal import"), ("@preconcurrency private", "internal import"), ("", "import")])
    func theImportIsLikeTheNeighbours(_ word: String, _ expected: String) async {
        let view = Self.view("A").replacing("import SwiftUI", with: "\(word) import SwiftUI")
        let run = await run(["Package.swift": Self.app, "Sources/App/A.swift": view])
        #expect(text("Sources/App/LiquidGlass.swift", run).contains("\n\n\(expected) SwiftUI\n"))
    }

    /// A module that draws nothing is no place for views.
    @Test func aModelIsNoDesignSystem() async {
        var repository = Self.features("import Kit", "import Kit")
        repository["Sources/Kit/Card.swift"] = "public struct Card {}\n"
        let run = await run(repository)
        #expect(newFiles(run) == ["Sources/Feed/LiquidGlass.swift", "Sources/Inbox/LiquidGlass.swift"])
    }
}
