import Testing

@testable import Rewriter

/// Xcode projects: targets, floors, membership.
struct ProjectXcodeTests {
    @Test(arguments: [
        ("Harbor/HarborApp.swift", "Harbor"),
        ("Harbor/Views/TideView.swift", "Harbor"),
        ("Harbor/Models/TideModel.swift", "Harbor TideWidget"),
        ("Common/Palette.swift", "Harbor"),
        ("Harbor/Unlisted.swift", ""),
        ("HarborTests/TideTests.swift", "HarborTests"),
        ("TideKeyboard/KeyboardController.swift", "TideKeyboard"),
    ])
    func classicGroups(path: String, owners: String) throws {
        #expect(try ProjectFixture("ClassicApp").model().owners(of: path) == owners)
    }

    @Test func floorsOverConfigurationsAndConfigurationFiles() throws {
        let model = try ProjectFixture("ClassicApp").model()
        let app = try #require(model.module("Harbor"))
        #expect(app.systems == "iOS 15.2, macCatalyst 16.4")
        #expect(app.notes == ["iOS deployment targets differ by configuration or SDK: 15.2, 16.0, 17.1"])
        #expect(model.module("TideWidget")?.systems == "iOS 17.0")
        let keyboard = try #require(model.module("TideKeyboard"))
        #expect(keyboard.systems == "iOS ?")
        #expect(
            keyboard.doubts.contains {
                $0.contains("IPHONEOS_DEPLOYMENT_TARGET is $(RECOMMENDED_IPHONEOS_DEPLOYMENT_TARGET)")
            })
    }

    @Test func productsAndInfoPlists() throws {
        let model = try ProjectFixture("ClassicApp").model()
        #expect(model.module("Harbor")?.product == .app)
        #expect(model.module("Harbor")?.requiresDesignCompatibility == true)
        #expect(model.module("TideWidget")?.product == .widget)
        #expect(model.module("TideWidget")?.requiresDesignCompatibility == false)
        #expect(model.module("TideKeyboard")?.product == .keyboardExtension)
        #expect(model.module("HarborTests")?.product == .tests)
        #expect(model.module("Lint") == nil)
    }

    @Test func placesAndDependencies() throws {
        let model = try ProjectFixture("ClassicApp").model()
        let app = try #require(model.module("Harbor"))
        #expect(app.folders.isEmpty)
        #expect(app.projectFile == "Harbor.xcodeproj/project.pbxproj")
        #expect(app.dependencies == ["TideWidget"])
        #expect(model.workspaces == [Workspace(path: "Harbor.xcworkspace", members: ["Harbor.xcodeproj"])])
        #expect(model.doubts == ["Harbor.xcodeproj names ../../Elsewhere/Leak.swift, outside the repository"])
    }

    @Test func platformFiltersCutAFileDownToSomeSystems() throws {
        let model = try ProjectFixture("ClassicApp").model()
        #expect(model.modules(compiling: "Harbor/Views/MenuCommands.swift").map(\.systems) == ["macCatalyst 16.4"])
        let synced = try ProjectFixture("SyncedApp").model()
        #expect(synced.modules(compiling: "Orbit/Desktop/MenuBar.swift").map(\.systems) == ["macOS 14.0"])
    }

    @Test(arguments: [
        ("Orbit/OrbitApp.swift", "Orbit"),
        ("Orbit/OrbitModel.swift", "Orbit OrbitWatch"),
        ("Orbit/Shared/Ring.swift", "Orbit OrbitWatch"),
        ("Orbit/Drafts/OldDial.swift", ""),
        ("Orbit/Templates/Sample.swift", ""),
        ("Orbit/Help.docc/Snippet.swift", ""),
        ("Orbit/Plugins/Tool/Sources/Tool/Tool.swift", "Tool"),
        ("OrbitWatch/WatchApp.swift", "OrbitWatch"),
    ])
    func synchronisedGroups(path: String, owners: String) throws {
        #expect(try ProjectFixture("SyncedApp").model().owners(of: path) == owners)
    }

    @Test func synchronisedTargets() throws {
        let model = try ProjectFixture("SyncedApp").model()
        let app = try #require(model.module("Orbit"))
        #expect(app.systems == "iOS 17.0, macOS 14.0, visionOS 2.0")
        #expect(app.importName == "OrbitKit")
        #expect(app.compilesNewFile(at: "Orbit/Shared/LiquidGlass.swift"))
        #expect(!app.compilesNewFile(at: "Orbit/Templates/LiquidGlass.swift"))
        let watch = try #require(model.module("OrbitWatch"))
        #expect(watch.systems == "watchOS 10.0")
        #expect(watch.product == .watchApp)
        #expect(watch.folders.map(\.path) == ["OrbitWatch"])
    }

    @Test func packagesAreAlsoBuiltForTheSystemsOfTheirUsers() throws {
        let model = try ProjectFixture("SyncedApp").model()
        #expect(model.module("Orbit")?.dependencies == ["DialCore", "DialFace"])
        #expect(model.module("DialCore")?.systems == "iOS 17.0, macOS 13.3, visionOS 1.0")
    }

    @Test(arguments: [
        "", "{", "{ objects = {", "{ archiveVersion = 1; }", "<<<<<<< HEAD\n{}", "{ objects = {}; rootObject = A; }",
        String(repeating: "(", count: 100_000), "{ a = \"", "\u{0}\u{FF}",
    ])
    func malformedProjectsAreDoubts(text: String) {
        let model = MemoryRepository(files: ["A.xcodeproj/project.pbxproj": text, "A.swift": ""]).model()
        #expect(model.modules.isEmpty)
        #expect(model.doubts.count == 1)
        #expect(model.doubts.first?.hasPrefix("A.xcodeproj/project.pbxproj ") == true)
    }

    @Test func missingConfigurationFilesAreSaid() {
        let project = """
            { rootObject = P; objects = {
              P = { isa = PBXProject; mainGroup = G; targets = (T); };
              G = { isa = PBXGroup; children = (F, X); };
              F = { isa = PBXFileReference; path = A.swift; };
              X = { isa = PBXFileReference; path = A.xcconfig; };
              T = { isa = PBXNativeTarget; name = T; buildPhases = (S); buildConfigurationList = L; };
              S = { isa = PBXSourcesBuildPhase; files = (B); };
              B = { isa = PBXBuildFile; fileRef = F; };
              L = { isa = XCConfigurationList; buildConfigurations = (C); };
              C = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X; buildSettings = {}; };
            }; }
            """
        let settings = """
            #include "Secrets.xcconfig"
            #include? "Optional.xcconfig"
            #include "../../Leak.xcconfig"
            #include "A.xcconfig"
            SDKROOT = iphoneos // the phone
            IPHONEOS_DEPLOYMENT_TARGET = 17.1
            """
        let model = MemoryRepository(files: [
            "P.xcodeproj/project.pbxproj": project, "A.xcconfig": settings, "A.swift": "",
        ]).model()
        #expect(model.module("T")?.systems == "iOS 17.1")
        #expect(
            model.module("T")?.doubts == [
                "build settings may stand in Secrets.xcconfig, ../../Leak.xcconfig, A.xcconfig (included too deep, or in a circle), "
                    + "not in the repository"
            ])
    }

    /// Project files are written where case does not matter.
    @Test func foldersInAnotherCaseAreFound() {
        let project = """
            { rootObject = P; objects = {
              P = { isa = PBXProject; mainGroup = G; targets = (T, W); };
              G = { isa = PBXGroup; children = (F); };
              F = { isa = PBXFileSystemSynchronizedRootGroup; path = app; exceptions = (E); };
              E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = W; membershipExceptions = (A.swift); };
              T = { isa = PBXNativeTarget; name = T; fileSystemSynchronizedGroups = (F); };
              W = { isa = PBXNativeTarget; name = W; };
            }; }
            """
        let model = MemoryRepository(files: [
            "P.xcodeproj/project.pbxproj": project, "App/A.swift": "", "App/B.swift": "",
        ]).model()
        #expect(model.owners(of: "App/A.swift") == "T W")
        #expect(model.owners(of: "App/B.swift") == "T")
        #expect(model.module("T")?.compilesNewFile(at: "App/C.swift") == true)
    }

    /// An app, a framework that it links, and what the app's settings say besides.
    private func appWithFramework(_ settings: String) -> ProjectModel {
        let project = """
            { rootObject = P; objects = {
              P = { isa = PBXProject; mainGroup = G; targets = (T, K); };
              G = { isa = PBXGroup; children = (F); };
              F = { isa = PBXFileReference; path = A.swift; };
              X = { isa = PBXFileReference; path = K.swift; };
              T = { isa = PBXNativeTarget; name = T; productType = "com.apple.product-type.application";
                    buildPhases = (S, W); buildConfigurationList = L; };
              K = { isa = PBXNativeTarget; name = K; productType = "com.apple.product-type.framework"; buildPhases = (Y); };
              S = { isa = PBXSourcesBuildPhase; files = (B); };
              Y = { isa = PBXSourcesBuildPhase; files = (Z); };
              W = { isa = PBXFrameworksBuildPhase; files = (V); };
              V = { isa = PBXBuildFile; fileRef = U; };
              U = { isa = PBXFileReference; path = K.framework; sourceTree = BUILT_PRODUCTS_DIR; };
              B = { isa = PBXBuildFile; fileRef = F; };
              Z = { isa = PBXBuildFile; fileRef = X; };
              L = { isa = XCConfigurationList; buildConfigurations = (C); };
              C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings) }; };
            }; }
            """
        return MemoryRepository(files: ["P.xcodeproj/project.pbxproj": project, "A.swift": "", "K.swift": ""]).model()
    }

    @Test func theOldDesignReachesTheLibrariesOfAnApp() {
        let model = appWithFramework("INFOPLIST_KEY_UIDesignRequiresCompatibility = YES; SDKROOT = iphoneos;")
        #expect(model.module("T")?.requiresDesignCompatibility == true)
        #expect(model.module("T")?.dependencies == ["K"])
        #expect(model.module("K")?.requiresDesignCompatibility == true)
        #expect(model.owners(of: "K.swift") == "K", "a reference that no group holds")
        #expect(appWithFramework("SDKROOT = iphoneos;").module("K")?.requiresDesignCompatibility == false)
    }

    @Test(arguments: [
        ("SDKROOT = iphoneos; SUPPORTED_PLATFORMS = (iphoneos, macosx);", "iOS ?, macOS ?"),
        (
            "SDKROOT = iphoneos; SUPPORTS_XR_DESIGNED_FOR_IPHONE_IPAD = YES; TARGETED_DEVICE_FAMILY = \"1,2,7\";",
            "iOS ?"
        ),
        ("SDKROOT = auto; MACOSX_DEPLOYMENT_TARGET = 14; XROS_DEPLOYMENT_TARGET = 2.1;", "macOS 14.0, visionOS 2.1"),
        ("SDKROOT = appletvos; TVOS_DEPLOYMENT_TARGET = \"$(FLOOR:default=17.2)\";", "tvOS 17.2"),
        ("SDKROOT = watchos; WATCHOS_DEPLOYMENT_TARGET = 10.0.1;", "watchOS 10.0"),
        ("SDKROOT = /Applications/Xcode.app/X/SDKs/iPhoneOS.sdk; IPHONEOS_DEPLOYMENT_TARGET = 26.0;", "iOS 26.0"),
        (
            "SDKROOT = iphoneos; SUPPORTS_MACCATALYST = YES; IPHONEOS_DEPLOYMENT_TARGET = 17.0;",
            "iOS 17.0, macCatalyst 17.0"
        ),
        ("SDKROOT = driverkit;", ""),
    ])
    func platforms(settings: String, systems: String) {
        #expect(appWithFramework(settings).module("T")?.systems == systems)
    }

    @Test func aTypeNamedPackageMakesNoPackage() throws {
        let fixture = try ProjectFixture("SyncedApp")
        let model = ProjectReader.read(paths: fixture.paths + ["Orbit/Shared/Package.swift"]) { path in
            path == "Orbit/Shared/Package.swift"
                ? Array("struct Package { var weight: Double }".utf8) : fixture.contents(path)
        }
        #expect(model.owners(of: "Orbit/Shared/Package.swift") == "Orbit OrbitWatch")
        #expect(model.owners(of: "Orbit/Shared/Ring.swift") == "Orbit OrbitWatch")
    }

    @Test func groupsThatHoldEachOtherEnd() {
        let project = """
            { rootObject = P; objects = {
              P = { isa = PBXProject; mainGroup = G; targets = (T); };
              G = { isa = PBXGroup; children = (H, F); path = A; };
              H = { isa = PBXGroup; children = (G); path = B; };
              F = { isa = PBXFileReference; path = X.swift; };
              T = { isa = PBXNativeTarget; name = T; buildPhases = (S); };
              S = { isa = PBXSourcesBuildPhase; files = (B, B); };
              B = { isa = PBXBuildFile; fileRef = F; };
            }; }
            """
        let model = MemoryRepository(files: ["P.xcodeproj/project.pbxproj": project, "A/X.swift": ""]).model()
        #expect(model.owners(of: "A/X.swift") == "T")
    }
}
