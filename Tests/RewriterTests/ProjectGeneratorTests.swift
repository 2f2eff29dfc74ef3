import Testing

@testable import Rewriter

/// Projects that XcodeGen or Tuist generates: specs and manifests are read, no generator is run.
struct ProjectGeneratorTests {
    @Test(arguments: [
        ("App/LanternApp.swift", "Lantern"),
        ("Shared/Flame.swift", "Lantern"),
        ("Shared/Legacy/OldFlame.swift", ""),
        ("Shared/Views/FlameDraft.swift", ""),
        ("Generated/Strings.swift", "Lantern"),
        ("Generated/Other.swift", ""),
        ("Samples/Sample.swift", ""),
        ("Assets/Sample.swift", ""),
        ("Glow/Halo.swift", "Glow_iOS Glow_tvOS"),
        ("Widget/LanternWidget.swift", "LanternWidget"),
        ("Tests/FlameTests.swift", "LanternTests"),
    ])
    func xcodeGenSources(path: String, owners: String) throws {
        #expect(try ProjectFixture("GeneratedApp").model().owners(of: path) == owners)
    }

    @Test func xcodeGenFloorsFromOptionsGroupsAndConfigurationFiles() throws {
        let model = try ProjectFixture("GeneratedApp").model()
        #expect(model.module("Lantern")?.systems == "iOS 17.4, macOS 13.2, visionOS 1.2")
        #expect(model.module("Glow_iOS")?.systems == "iOS 16.0")
        #expect(model.module("Glow_tvOS")?.systems == "tvOS 17.0")
        #expect(model.module("Glow_tvOS")?.importName == "GlowKit")
        #expect(model.module("LanternTests")?.systems == "iOS 17.0")
        #expect(model.modules(compiling: "Desktop/MenuBar.swift").map(\.systems) == ["macOS 13.2"])
        #expect(model.doubts.isEmpty)
    }

    @Test func xcodeGenProducts() throws {
        let model = try ProjectFixture("GeneratedApp").model()
        let app = try #require(model.module("Lantern"))
        #expect(app.kind == .xcodeGen)
        #expect(app.product == .app)
        #expect(app.requiresDesignCompatibility)
        #expect(app.dependencies == ["GlowKit", "LanternWidget"])
        #expect(app.compilesNewFile(at: "Shared/LiquidGlass.swift"))
        #expect(!app.compilesNewFile(at: "Shared/Legacy/LiquidGlass.swift"))
        #expect(app.projectFile == nil)
        #expect(model.module("LanternWidget")?.product == .widget)
        #expect(model.module("LanternWidget")?.requiresDesignCompatibility == false)
    }

    @Test func catalystIsNoMac() {
        let spec =
            "options: {deploymentTarget: {iOS: 17.0}}\ntargets:\n  A:\n    sources: [S]\n"
            + "    supportedDestinations: [iOS, macCatalyst]\n"
        let model = MemoryRepository(files: ["project.yml": spec, "S/A.swift": ""]).model()
        #expect(model.module("A")?.systems == "iOS 17.0, macCatalyst 17.0")
        #expect(model.module("A")?.doubts == [])
    }

    @Test func aCheckedInProjectHasTheLastWordOnTheFilesItLists() {
        let project = """
            { rootObject = P; objects = {
              P = { isa = PBXProject; mainGroup = G; targets = (T); };
              G = { isa = PBXGroup; children = (F); };
              F = { isa = PBXFileReference; path = Sources/A.swift; };
              T = { isa = PBXNativeTarget; name = App; buildPhases = (S); buildConfigurationList = L; };
              S = { isa = PBXSourcesBuildPhase; files = (B); };
              B = { isa = PBXBuildFile; fileRef = F; };
              L = { isa = XCConfigurationList; buildConfigurations = (C); };
              C = { isa = XCBuildConfiguration; name = Debug;
                    buildSettings = { SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 16.0; }; };
            }; }
            """
        let spec = "name: App\ntargets: {App: {platform: iOS, deploymentTarget: 18.0, sources: [Sources]}}\n"
        let model = MemoryRepository(files: [
            "App.xcodeproj/project.pbxproj": project, "project.yml": spec, "Sources/A.swift": "", "Sources/B.swift": "",
        ]).model()
        #expect(model.modules(compiling: "Sources/A.swift").map(\.systems) == ["iOS 16.0"])
        #expect(model.modules(compiling: "Sources/B.swift").map(\.systems) == ["iOS 18.0"])
    }

    @Test func aSpecMayBeMeantForAFolderAboveIt() throws {
        let spec = "name: A\ninclude: [Shared/base.yml]\ntargets: {A: {platform: iOS, sources: [Code]}}\n"
        let model = MemoryRepository(files: [
            "Apps/A/project.yml": spec, "Shared/base.yml": "options: {deploymentTarget: {iOS: 17.0}}",
            "Code/A.swift": "",
        ]).model()
        let module = try #require(model.modules(compiling: "Code/A.swift").first)
        #expect(module.systems == "iOS 17.0")
        #expect(module.doubts == ["the paths in Apps/A/project.yml are taken from the repository root"])
    }

    @Test(arguments: [
        ("a: [", 1), ("targets: {A: {sources: [S]}", 1), ("include: [../../x.yml]\ntargets: {A: {sources: S}}", 0),
        ("include: [project.yml, a.yml]\ntargets: {A: {sources: S}}", 0), ("jobs: {}", 0), ("", 0), ("targets: 3", 0),
    ])
    func malformedSpecsAreDoubts(text: String, doubts: Int) {
        let model = MemoryRepository(files: ["project.yml": text, "a.yml": "include: a.yml", "S/A.swift": ""]).model()
        #expect(model.doubts.count == doubts)
    }

    @Test func templatesThatUseEachOtherEnd() {
        let names = (0..<20).map { "T\($0)" }
        let templates = names.map { "  \($0): {templates: [\(names.joined(separator: ", "))], sources: [S]}\n" }
            .joined()
        let spec = "targetTemplates:\n\(templates)targets: {A: {templates: [T0], platform: iOS}}\n"
        let model = MemoryRepository(files: ["project.yml": spec, "S/A.swift": ""]).model()
        #expect(model.owners(of: "S/A.swift") == "A")
    }

    @Test(arguments: [
        ("App/Sources/MossApp.swift", "Moss"),
        ("App/Extra/New/Leaf.swift", "Moss"),
        ("App/Extra/Old/Leaf.swift", ""),
        ("App/Widget/MossWidget.swift", "MossWidget"),
        ("App/Widget/Deep/Hidden.swift", ""),
        ("Kit/Sources/Frond.swift", "MossKit"),
        ("Kit/Tests/FrondTests.swift", "KitTests"),
    ])
    func tuistSources(path: String, owners: String) throws {
        #expect(try ProjectFixture("TuistApp").model().owners(of: path) == owners)
    }

    @Test func tuistTargets() throws {
        let model = try ProjectFixture("TuistApp").model()
        let app = try #require(model.module("Moss"))
        #expect(app.kind == .tuist)
        #expect(app.systems == "iOS 17.2, macOS 14.0")
        #expect(app.requiresDesignCompatibility)
        #expect(app.dependencies == ["MossKit", "MossWidget"])
        #expect(app.compilesNewFile(at: "App/Sources/LiquidGlass.swift"))
        let widget = try #require(model.module("MossWidget"))
        #expect(widget.product == .widget)
        #expect(widget.systems == "iOS 17.0")
        #expect(widget.doubts == ["../../../outside/** lies outside the repository"])
        #expect(model.module("MossKit")?.systems == "iOS 16.4")
    }

    @Test func tuistSaysWhatIsMadeByCode() throws {
        let model = try ProjectFixture("TuistApp").model()
        #expect(model.module("KitTests")?.doubts.contains("what it is built for is computed") == true)
        let computed = "import ProjectDescription\nlet project = Project.app(name: \"A\")\n"
        let other = MemoryRepository(files: ["Project.swift": computed, "Sources/A.swift": ""]).model()
        #expect(other.doubts == ["targets of Project.swift are made by code"])
    }

    /// Modules whose targets a helper of the repository makes: their folders are told apart at least.
    @Test func tuistFoldersAreTakenForTargetsThatCodeMakes() {
        func project(_ name: String) -> String {
            """
            import ProjectDescription
            import ProjectDescriptionHelpers
            let project = Project.feature(name: "\(name)")
            """
        }
        let model = MemoryRepository(files: [
            "Modules/Home/Project.swift": project("Home"), "Modules/Home/Sources/A.swift": "",
            "Modules/Home/Tests/T.swift": "", "Modules/Home/Notes/N.swift": "",
            "Modules/Design/Project.swift": project("DesignKit"), "Modules/Design/Sources/D.swift": "",
        ]).model()
        #expect(model.owners(of: "Modules/Home/Sources/A.swift") == "Home")
        #expect(model.owners(of: "Modules/Home/Tests/T.swift") == "HomeTests")
        #expect(model.owners(of: "Modules/Home/Notes/N.swift") == "")
        #expect(model.owners(of: "Modules/Design/Sources/D.swift") == "DesignKit")
        #expect(model.module("HomeTests")?.product == .tests)
        #expect(model.module("Home")?.platforms == [])
        #expect(
            model.module("Home")?.doubts == ["its folder is taken for a target", "what it is built for is computed"])
    }

    /// Project files are written where case does not matter.
    @Test func foldersInAnotherCaseAreFound() {
        let spec = "targets: {A: {platform: iOS, deploymentTarget: 17.0, sources: [app/views]}}\n"
        let model = MemoryRepository(files: ["project.yml": spec, "App/Views/A.swift": ""]).model()
        #expect(model.owners(of: "App/Views/A.swift") == "A")
        #expect(model.module("A")?.compilesNewFile(at: "App/Views/B.swift") == true)
        let both = MemoryRepository(files: [
            "project.yml": spec, "App/Views/A.swift": "", "APP/Views/B.swift": "",
        ]).model()
        // One folder on a Mac, which git holds in two spellings.
        #expect(both.owners(of: "App/Views/A.swift") == "A" && both.owners(of: "APP/Views/B.swift") == "A")
    }

    /// A folder that is compiled for some systems only is no place for what all files need.
    @Test func foldersForSomeSystemsAreNoneForNewFiles() {
        let spec = """
            targets:
              A:
                supportedDestinations: [iOS, macOS]
                deploymentTarget: {iOS: 17.0, macOS: 14.0}
                sources:
                  - {path: Phone, destinationFilters: [iOS]}
                  - path: Shared
            """
        let model = MemoryRepository(files: ["project.yml": spec, "Phone/A.swift": "", "Shared/B.swift": ""]).model()
        #expect(model.module("A")?.folders.map(\.path) == ["Shared"])
        #expect(model.modules(compiling: "Phone/A.swift").map(\.systems) == ["iOS 17.0"])
    }
}
