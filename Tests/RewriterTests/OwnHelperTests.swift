import Testing

@testable import MigrationPlans
@testable import Rewriter

/// The repository's own helper: which files can call it, and what is said when there is none.
@Suite struct OwnHelperTests {
    private static func helper(_ access: String = "", name: String = "houseGlass") -> String {
        """
        import SwiftUI

        extension View {
            @ViewBuilder
            \(access) func \(name)(in shape: some Shape) -> some View {
                if #available(iOS 26.0, *) {
                    glassEffect(.regular, in: shape)
                } else {
                    background(.thinMaterial, in: shape)
                }
            }
        }

        """
    }

    private static func site(_ imports: String = "") -> String {
        """
        import SwiftUI
        \(imports)

        struct Site: View {
            var body: some View {
                Image("site").overlay(alignment: .top) {
                    Text("A").padding().background(.thinMaterial, in: Capsule())
                }
            }
        }

        """
    }

    private static let package = """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
            name: "House", platforms: [.iOS(.v17)],
            targets: [.target(name: "Kit"), .target(name: "App", dependencies: ["Kit"])])

        """

    private func run(_ files: [String: String], helper: String? = "houseGlass") async -> Outcome {
        let project = ProjectReader.read(paths: files.keys.sorted()) { path in files[path].map { Array($0.utf8) } }
        let inputs = files.filter { $0.key.hasPrefix("Sources") }.sorted { $0.key < $1.key }.map { file in
            InputFile(path: file.key) { .success(Array(file.value.utf8)) }
        }
        var options = LiquidGlassOptions()
        options.helperName = helper
        return await Rewriter(plan: LiquidGlassPlan(options: options), project: project, jobs: 1)
            .run(inputs, selection: Selection(applicability: .review))
    }

    /// The helper's file holds no material, and yet it says that the button is glass.
    @Test func glassButtonsFromAnotherFileAreGlass() async {
        let style = """
            import SwiftUI

            extension View {
                @ViewBuilder
                func houseButton() -> some View {
                    if #available(iOS 26.0, *) { buttonStyle(.glass) } else { buttonStyle(.bordered) }
                }
            }

            """
        let card = """
            import SwiftUI

            struct Card: View {
                var body: some View {
                    VStack {
                        Text("A")
                        Button("B") {}.houseButton()
                    }
                    .padding()
                    .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 12))
                }
            }

            """
        let files = ["Package.swift": Self.package, "Sources/App/Style.swift": style, "Sources/App/Card.swift": card]
        let outcome = await run(files, helper: nil)
        #expect(outcome.findings.map(\.finding.verdict) == [.keep(.nestedGlass)])
    }

    private func verdict(_ outcome: Outcome) -> Verdict? {
        outcome.findings.first { $0.path.hasSuffix("Site.swift") }?.finding.verdict
    }

    // MARK: visibility

    @Test func anotherFileOfTheModule() async {
        let outcome = await run([
            "Package.swift": Self.package, "Sources/App/Helper.swift": Self.helper(),
            "Sources/App/Site.swift": Self.site(), "Sources/Kit/Kit.swift": "",
        ])
        #expect(verdict(outcome) == .rewrite(.safe))
        #expect(outcome.rewrites.count == 1 && outcome.generated.isEmpty)
        #expect(String(decoding: outcome.rewrites[0].after, as: UTF8.self).contains(".houseGlass(in: Capsule())"))
    }

    @Test(arguments: [
        ("public", "import Kit", true), ("public", "", false), ("", "import Kit", false),
        ("private", "import Kit", false),
    ])
    func anotherModule(access: String, imports: String, isVisible: Bool) async {
        let outcome = await run([
            "Package.swift": Self.package, "Sources/Kit/Helper.swift": Self.helper(access),
            "Sources/App/Site.swift": Self.site(imports),
        ])
        #expect(verdict(outcome) == (isVisible ? .rewrite(.safe) : .manual(.helperMisfit)))
    }

    @Test func privateHelpersStayInTheirFile() async {
        let outcome = await run([
            "Sources/App/Helper.swift": Self.helper("private"), "Sources/App/Site.swift": Self.site(),
        ])
        #expect(verdict(outcome) == .manual(.helperMisfit))
        let together = await run(["Sources/App/Site.swift": Self.helper("private") + Self.site()])
        #expect(together.findings.map(\.finding.verdict).last == .rewrite(.safe))
    }

    @Test func theModifierMayLieInAnotherFile() async {
        let outcome = await run([
            "Sources/App/Helper.swift": """
            import SwiftUI
            extension View {
                func houseGlass(in shape: some Shape) -> some View { modifier(HouseGlass(shape: shape)) }
            }
            """,
            "Sources/App/Modifier.swift": """
            import SwiftUI
            struct HouseGlass<S: Shape>: ViewModifier {
                let shape: S
                func body(content: Content) -> some View {
                    if #available(iOS 26.0, *) {
                        content.glassEffect(.regular, in: shape)
                    } else {
                        content.background(.thinMaterial, in: shape)
                    }
                }
            }
            """,
            "Sources/App/Site.swift": Self.site(),
        ])
        #expect(verdict(outcome) == .rewrite(.safe))
    }

    @Test func theOverloadThatFitsIsTaken() async {
        let wide = Self.helper().replacing("(in shape: some Shape)", with: "(in shape: some Shape, level: Int)")
        let outcome = await run([
            "Sources/App/A.swift": wide, "Sources/App/B.swift": Self.helper(), "Sources/App/Site.swift": Self.site(),
        ])
        #expect(verdict(outcome) == .rewrite(.safe))
    }

    // MARK: what is said

    @Test func bothFallbacksAreShown() async throws {
        let outcome = await run([
            "Sources/App/Helper.swift": Self.helper().replacing(".thinMaterial", with: ".bar"),
            "Sources/App/Site.swift": Self.site(),
        ])
        #expect(verdict(outcome) == .rewrite(.review))
        let notes = try #require(outcome.findings.last).finding.notes
        let note = try #require(notes.first { $0.code == "fallback-differs" })
        #expect(note.message.contains(".background(.bar,in:Capsule())"), "\(note.message)")
        #expect(note.message.contains(".background(.thinMaterial, in: Capsule())"), "\(note.message)")
    }

    @Test func aHelperThatCouldBeUsedIsNamedOncePerFile() async {
        let files = [
            "Sources/App/Helper.swift": Self.helper(), "Sources/App/Site.swift": Self.site(),
            "Sources/App/Other.swift": Self.site().replacing("Site", with: "Other"),
        ]
        let notes = await run(files, helper: nil).findings.map { $0.finding.notes.filter { $0.code == "own-helper" } }
        #expect(notes.map(\.count) == [0, 1, 1])
        #expect(notes[1][0].message.contains("--helper houseGlass uses that"))
        let chosen = await run(files).findings.flatMap(\.finding.notes).map(\.code)
        #expect(!chosen.contains("own-helper"))
    }

    @Test func anUnknownNameStopsTheRun() async {
        let outcome = await run(
            ["Sources/App/Helper.swift": Self.helper(), "Sources/App/Site.swift": Self.site()], helper: "hoseGlass")
        #expect(outcome.unknownName == UnknownName("hoseGlass", known: ["houseGlass"]))
        #expect(outcome.findings.isEmpty && outcome.rewrites.isEmpty)
    }

    @Test(arguments: [("hoseGlass", "did you mean 'houseGlass'?"), ("zzz", "it has houseGlass and villaGlass")])
    func theProgramNamesWhatThereIs(name: String, remedy: String) throws {
        let repository = try TemporaryRepository([
            "Sources/App/Helper.swift": Self.helper(), "Sources/App/Villa.swift": Self.helper(name: "villaGlass"),
            "Sources/App/Site.swift": Self.site(),
        ])
        for command in ["scan", "diff", "apply"] {
            let run = try ProgramRun("\(command) --helper \(name)", in: repository.root)
            #expect(run.status == 64 && run.output.isEmpty)
            #expect(run.errors.contains(remedy), "\(run.errors)")
        }
        let good = try ProgramRun("diff --helper houseGlass", in: repository.root)
        #expect(good.status == 0 && good.output.contains("+") && good.output.contains(".houseGlass(in: Capsule())"))
        let plain = try TemporaryRepository(["A.swift": Self.site()])
        let none = try ProgramRun("scan --helper \(name)", in: plain.root)
        #expect(none.status == 64 && none.errors.contains("the repository has none"), "\(none.errors)")
    }
}
