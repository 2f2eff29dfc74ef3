import Testing

@testable import Rewriter

/// Swift packages: manifests are read, never run.
struct ProjectPackageTests {
    @Test func readsPlatformsThroughConstants() throws {
        let model = try ProjectFixture("FeaturePackage").model()
        #expect(model.module("Feed")?.systems == "iOS 16.0, macOS 13.4, visionOS 1.0")
        #expect(model.module("Feed")?.toolsVersion == Version(6))
        #expect(model.module("Feed")?.source == "Package.swift: target Feed")
    }

    @Test(arguments: [
        ("Code/DesignSystem/Card.swift", "DesignSystem"),
        ("Code/DesignSystem/Legacy/OldCard.swift", ""),
        ("Code/DesignSystem/Notes.swift", ""),
        ("Sources/Feed/FeedView.swift", "Feed"),
        ("Sources/Feed/Samples/Sample.swift", ""),
        ("Sources/Feed/Guide.docc/Snippet.swift", ""),
        ("Sources/Feed/Nested/Sources/Nested/Inner.swift", "Nested"),
        ("Modules/Models/Live/Post.swift", "Models"),
        ("Modules/Models/Clock.swift", "Models"),
        ("Modules/Models/Old/Post.swift", ""),
        ("Sources/Preview/PreviewApp.swift", "Preview"),
        ("Plugins/Generate/Generate.swift", "Generate"),
        ("Tests/FeedTests/FeedTests.swift", "FeedTests"),
        ("Sources/Extras/Extra.swift", "Extras"),
        ("Sources/Profile/ProfileView.swift", "Profile"),
        ("Package.swift", ""),
    ])
    func givesFilesToTargets(path: String, owners: String) throws {
        #expect(try ProjectFixture("FeaturePackage").model().owners(of: path) == owners)
    }

    @Test func readsProductsAndDependencies() throws {
        let model = try ProjectFixture("FeaturePackage").model()
        #expect(model.module("Feed")?.product == .library)
        #expect(model.module("Preview")?.product == .app)
        #expect(model.module("FeedTests")?.product == .tests)
        #expect(model.module("Generate")?.product == .plugin)
        #expect(model.module("Generate")?.platforms == [.macOS])
        #expect(model.module("Feed")?.dependencies == ["DesignSystem", "Models"])
        #expect(model.module("Extras")?.dependencies == ["Models"])
    }

    @Test func saysWhatItCannotRead() throws {
        let model = try ProjectFixture("FeaturePackage").model()
        #expect(model.module("Profile")?.doubts == ["its folder is taken for a target"])
        #expect(model.doubts.contains("some targets of Package.swift are made by code"))
        #expect(model.doubts.contains("target Escape of Package.swift lies outside the repository"))
        #expect(model.module("Escape") == nil)
    }

    @Test func takesTheLowestOfTheManifestsThatCanApply() throws {
        let model = try ProjectFixture("VersionedPackage").model()
        let gauge = try #require(model.module("Gauge"))
        #expect(gauge.systems == "iOS 15.0, macOS 13.0")
        #expect(gauge.toolsVersion == Version(6))
        #expect(gauge.notes.contains("Package@swift-6.1.swift says iOS 15.0, macOS 14.0"))
        #expect(model.module("Ancient") == nil, "no toolchain that can build glass takes the 5.7 manifest")
        #expect(model.module("Legacy") != nil)
    }

    @Test func fallsBackToTheLowestSystemsOfSwiftPM() throws {
        let nested = try #require(try ProjectFixture("FeaturePackage").model().module("Nested"))
        #expect(nested.floors[.iOS] == Version(12))
        #expect(nested.platforms == Set(Platform.allCases))
        #expect(nested.doubts == ["its package names no platforms: any may be meant"])
    }

    @Test func helperFilesLandWhereTheTargetCompilesThem() throws {
        let model = try ProjectFixture("FeaturePackage").model()
        let design = try #require(model.module("DesignSystem"))
        #expect(design.compilesNewFile(at: "Code/DesignSystem/LiquidGlass.swift"))
        #expect(!design.compilesNewFile(at: "Code/DesignSystem/Legacy/LiquidGlass.swift"))
        #expect(!design.compilesNewFile(at: "Code/LiquidGlass.swift"))
        #expect(design.projectFile == nil)
    }

    @Test func namesAreLookedUpInTheirOwnPackageFirst() {
        func manifest(_ platforms: String, _ rest: String) -> String {
            "// swift-tools-version: 6.0\nlet package = Package(name: \"P\", platforms: [\(platforms)], \(rest))\n"
        }
        let targets = "targets: [.target(name: \"Core\"), .target(name: \"UI\", dependencies: [\"Core\"])]"
        let app =
            "dependencies: [.package(path: \"../A\")], targets: [.target(name: \"App\", dependencies: "
            + "[.product(name: \"Kit\", package: \"A\")])]"
        let product = "products: [.library(name: \"Kit\", targets: [\"UI\"])], "
        let model = MemoryRepository(files: [
            "A/Package.swift": manifest(".iOS(.v17)", product + targets),
            "B/Package.swift": manifest(".macOS(.v14)", product + targets),
            "C/Package.swift": manifest(".visionOS(.v2)", app), "A/Sources/Core/A.swift": "",
            "A/Sources/UI/A.swift": "",
            "B/Sources/Core/B.swift": "", "B/Sources/UI/B.swift": "", "C/Sources/App/C.swift": "",
        ]).model()
        #expect(model.modules(compiling: "A/Sources/Core/A.swift").map(\.systems) == ["iOS 17.0, visionOS 1.0"])
        #expect(model.modules(compiling: "B/Sources/Core/B.swift").map(\.systems) == ["macOS 14.0"])
    }

    @Test func packagesThatDeclareTheSameTargetShareAModule() throws {
        func manifest(_ floor: String, _ path: String) -> String {
            "// swift-tools-version: 6.0\nlet package = Package(name: \"P\", platforms: [.iOS(\(floor))], "
                + "targets: [.target(name: \"Core\", path: \"\(path)\")])\n"
        }
        let model = MemoryRepository(files: [
            "Package.swift": manifest(".v17", "Core/Sources"), "Core/Package.swift": manifest(".v16", "Sources"),
            "Core/Sources/A.swift": "",
        ]).model()
        #expect(model.modules.map(\.systems) == ["iOS 16.0"])
        #expect(model.modules.first?.notes == ["also in Package.swift: target Core"])
    }

    @Test func aSingleTargetMayHaveItsFilesDirectlyInSources() {
        let manifest =
            "// swift-tools-version: 5.9\nlet package = Package(name: \"P\", targets: [.target(name: \"P\")])\n"
        let model = MemoryRepository(files: ["Package.swift": manifest, "Sources/A.swift": ""]).model()
        #expect(model.owners(of: "Sources/A.swift") == "P")
        let old = manifest.replacing("5.9", with: "5.5")
        #expect(MemoryRepository(files: ["Package.swift": old, "Sources/A.swift": ""]).model().modules.isEmpty)
    }

    /// What code adds can be any system of any version: nothing may be taken for newer than it is.
    @Test(arguments: [
        "[.iOS(.v26), .macOS(oldest())]", "[.iOS(.v26), extra]",
        "[.iOS(.v26)])\npackage.platforms?.append(.macOS(.v14)",
    ])
    func platformsThatCodeNamesAreOld(_ platforms: String) throws {
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "P", targets: [.target(name: "P")], platforms: \(platforms))
            """
        let model = MemoryRepository(files: ["Package.swift": manifest, "Sources/P/A.swift": ""]).model()
        let module = try #require(model.module("P"))
        #expect(module.floors[.iOS] == Version(26))
        #expect(module.floors[.macOS] == Version(10, 13))
        #expect(!module.doubts.isEmpty)
    }

    @Test func aManifestIsNoSourceOfItsPackage() {
        let manifest =
            "// swift-tools-version: 5.9\nimport PackageDescription\n"
            + "let package = Package(name: \"P\", targets: [.executableTarget(name: \"P\", path: \".\")])\n"
        let model = MemoryRepository(files: [
            "P.swiftpm/Package.swift": manifest, "P.swiftpm/A.swift": "",
            "P.swiftpm/Views/Package.swift": "struct P {}",
        ]).model()
        #expect(model.owners(of: "P.swiftpm/A.swift") == "P")
        #expect(model.owners(of: "P.swiftpm/Package.swift") == "")
        #expect(model.owners(of: "P.swiftpm/Views/Package.swift") == "P")
    }

    @Test func foldersInAnotherCaseAreFound() {
        let manifest =
            "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"P\", "
            + "targets: [.target(name: \"Kit\"), .target(name: \"UI\", path: \"code/ui\")])\n"
        let model = MemoryRepository(files: [
            "Package.swift": manifest, "Sources/KIT/A.swift": "", "Code/UI/B.swift": "", "code/UI/C.swift": "",
        ]).model()
        #expect(model.owners(of: "Sources/KIT/A.swift") == "Kit")
        #expect(model.owners(of: "Code/UI/B.swift") == "UI")
        // The same folder on a Mac, which git holds in two spellings.
        #expect(model.owners(of: "code/UI/C.swift") == "UI")
    }

    @Test func aFolderMayBeNamedLikeAFile() {
        let manifest =
            "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"P\", "
            + "targets: [.target(name: \"Server\", path: \"Sources/Server.swift/\")])\n"
        let model = MemoryRepository(files: ["Package.swift": manifest, "Sources/Server.swift/A.swift": ""]).model()
        #expect(model.owners(of: "Sources/Server.swift/A.swift") == "Server")
        #expect(model.module("Server")?.doubts.contains { $0.contains("folder") } == false)
    }

    @Test func catalystIsNotOlderThanItsFirstVersion() {
        let manifest =
            "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"P\", "
            + "platforms: [.iOS(.v12)], targets: [.target(name: \"P\")])\n"
        let app = """
            { rootObject = P; objects = {
              P = { isa = PBXProject; mainGroup = G; targets = (T); packageReferences = (R); };
              G = { isa = PBXGroup; children = (F); };
              F = { isa = PBXFileReference; path = App.swift; };
              R = { isa = XCLocalSwiftPackageReference; relativePath = Kit; };
              T = { isa = PBXNativeTarget; name = T; buildPhases = (S); buildConfigurationList = L;
                    packageProductDependencies = (D); };
              D = { isa = XCSwiftPackageProductDependency; productName = P; };
              S = { isa = PBXSourcesBuildPhase; files = (B); };
              B = { isa = PBXBuildFile; fileRef = F; };
              L = { isa = XCConfigurationList; buildConfigurations = (C); };
              C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos;
                    IPHONEOS_DEPLOYMENT_TARGET = 16.0; SUPPORTS_MACCATALYST = YES; }; };
            }; }
            """
        let model = MemoryRepository(files: [
            "App.xcodeproj/project.pbxproj": app, "App.swift": "", "Kit/Package.swift": manifest,
            "Kit/Sources/P/A.swift": "",
        ]).model()
        #expect(model.module("P")?.floors[.iOS] == Version(12))
        #expect(model.module("P")?.floors[.macCatalyst] == Version(13))
    }

    @Test func constantsThatDoubleEachOtherEnd() {
        let doublings = (1...40).map { "let a\($0) = a\($0 - 1) + a\($0 - 1)\n" }.joined()
        let manifest =
            "// swift-tools-version: 5.9\nlet a0 = [a40]\n\(doublings)let package = Package(name: a40, targets: a40)\n"
        let model = MemoryRepository(files: ["Package.swift": manifest, "Sources/P/A.swift": ""]).model()
        #expect(model.modules.isEmpty)
    }

    @Test(arguments: ["\u{0}\u{1}", "let package = [", String(repeating: "(", count: 20_000)])
    func malformedManifestsAreDoubts(text: String) {
        let manifest = "// swift-tools-version: 6.0\n\(text)"
        let model = MemoryRepository(files: ["Package.swift": manifest, "Sources/P/A.swift": ""]).model()
        #expect(model.owners(of: "Sources/P/A.swift") == "")
        #expect(model.doubts.count == 1)
    }
}
