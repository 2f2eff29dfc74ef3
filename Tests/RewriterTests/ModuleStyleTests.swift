import Testing

@testable import MigrationPlans
@testable import Rewriter

/// Which form a file gets, by the modules that compile it.
@Suite struct ModuleStyleTests {
    private static let path = "App/View.swift"

    private static func module(
        _ floors: [Platform: Version], named name: String = "App", more: Set<Platform> = []
    ) -> Module {
        Module(
            name: name, kind: .xcode, product: .app, floors: floors, platforms: more.union(floors.keys), source: name)
    }

    private func style(
        _ modules: [Module], xcode: Int? = nil, _ set: (inout LiquidGlassOptions) -> Void = { _ in }
    ) -> ModuleStyle {
        var options = LiquidGlassOptions()
        options.xcode = xcode
        set(&options)
        let project = ProjectModel(modules: modules, owners: [Self.path: Array(modules.indices)])
        return ModuleStyle(path: Self.path, options: options, project: project)
    }

    // MARK: form

    @Test(
        arguments: [
            ([.iOS: Version(26)], true),
            ([.iOS: Version(26), .macOS: Version(26, 1), .macCatalyst: Version(26)], true),
            ([.iOS: Version(26), .macOS: Version(15)], false),
            ([.iOS: Version(26), .macCatalyst: Version(18)], false),
            ([.iOS: Version(26), .visionOS: Version(26)], false),
            ([.iOS: Version(18)], false),
        ] as [([Platform: Version], Bool)])
    func nativeOnlyWhereEveryPlatformHasGlass(_ floors: [Platform: Version], _ isNative: Bool) {
        #expect((style([Self.module(floors)]).form == .native) == isNative)
    }

    @Test func oneOldTargetIsEnoughForTheHelper() {
        let new = Self.module([.iOS: Version(26)], named: "New")
        #expect(style([new, Self.module([.iOS: Version(17)], named: "Old")]).form == .helper)
        #expect(style([new, Self.module([.iOS: Version(26)], named: "Unknown", more: [.macOS])]).form == .helper)
        #expect(style([new, Self.module([:], named: "Nothing")]).form == .helper)
    }

    @Test func explicitAccessibilityNeedsTheHelper() {
        #expect(style([Self.module([.iOS: Version(26)])]) { $0.accessibility = .explicit }.form == .helper)
        let both = style([Self.module([.iOS: Version(17)])], xcode: 26) {
            $0.accessibility = .explicit
            $0.style = .inline
        }
        #expect(both.form == .helper && !both.allowsInline)
    }

    @Test func inlineOnlyWithoutGates() {
        let plain = [Self.module([.iOS: Version(17)])]
        let inline = { (options: inout LiquidGlassOptions) in options.style = .inline }
        #expect(style(plain, inline).form == .inline)
        #expect(style(plain, xcode: 26, inline).form == .inline)
        #expect(style(plain, xcode: 16, inline).form == .helper)
        #expect(style([Self.module([.iOS: Version(17), .visionOS: Version(2)])], inline).form == .helper)
        #expect(style([Self.module([.iOS: Version(26)])], inline).form == .native)
    }

    /// `$0` in a run may be written inline without being asked for, but only where that is known to compile.
    @Test func unaskedInlineNeedsKnowledge() {
        let plain = [Self.module([.iOS: Version(17)])]
        #expect(!style(plain).allowsInline)
        #expect(style(plain, xcode: 26).allowsInline)
        #expect(!style([], xcode: 26).allowsInline)
        #expect(style([], xcode: 26) { $0.floors[.iOS] = Version(17) }.allowsInline)
    }

    @Test func theRepositorysOwnXcodeCounts() {
        let modules = [Self.module([.iOS: Version(17)])]
        let path = ".xcode-version"
        let read = { (version: String) in
            ProjectReader.read(paths: [path]) { $0 == path ? Array(version.utf8) : nil }.xcode?.major
        }
        #expect(read("16.4") == 16 && read("26.0") == 26)
        var options = LiquidGlassOptions()
        options.style = .inline
        let old = ProjectModel(
            modules: modules, owners: [Self.path: [.init(module: 0)]], xcodes: [XcodeVersion(major: 16, source: path)])
        #expect(ModuleStyle(path: Self.path, options: options, project: old).form == .helper)
        options.xcode = 26
        #expect(ModuleStyle(path: Self.path, options: options, project: old).form == .inline)
    }

    @Test func nativeOnRequestWhereNothingSpeaksAgainstIt() {
        let native = { (options: inout LiquidGlassOptions) in options.style = .native }
        #expect(style([], native).form == .native)
        #expect(style([Self.module([:], more: [.iOS])], native).form == .native)
        #expect(style([Self.module([.iOS: Version(17)])], native).form == .helper)
        #expect(style([Self.module([:], more: [.visionOS])], native).form == .helper)
    }

    // MARK: platforms

    @Test func availabilityListsThePlatformsThatNeedIt() {
        #expect(style([Self.module([.iOS: Version(17)])]).platforms == ["iOS 26.0"])
        #expect(style([Self.module([.iOS: Version(26), .macOS: Version(14)])]).platforms == ["macOS 26.0"])
        #expect(style([Self.module([.macCatalyst: Version(17)])]).platforms == ["iOS 26.0"])
        let two = [
            Self.module([.tvOS: Version(17)], named: "A"),
            Self.module([.iOS: Version(26)], named: "B", more: [.watchOS]),
        ]
        #expect(style(two).platforms == ["tvOS 26.0", "watchOS 26.0"])
        let all = ["iOS 26.0", "macOS 26.0", "tvOS 26.0", "watchOS 26.0"]
        #expect(style([]).platforms == all)
        #expect(style([Self.module([.iOS: Version(17)]), Self.module([:], named: "B")]).platforms == all)
    }

    // MARK: floors

    @Test func theUserKnowsBetter() {
        let modules = [Self.module([.iOS: Version(17), .macCatalyst: Version(17)])]
        #expect(style(modules) { $0.floors[.iOS] = Version(26) }.form == .native)
        // A platform that isn't built for stays away.
        #expect(style([Self.module([.macOS: Version(26)])]) { $0.floors[.iOS] = Version(17) }.form == .native)
        #expect(style([]) { $0.floors = [.iOS: Version(26), .visionOS: Version(26)] }.form == .helper)
    }

    @Test func unknownFloorsAreSeventeenWithAWarning() {
        #expect(style([]).floor == Version(17))
        #expect(style([Self.module([:], more: [.iOS])]).floor == Version(17))
        #expect(style([Self.module([.macOS: Version(14)])]).floor == nil)
        var options = LiquidGlassOptions()
        let paths: Set = ["Root.swift", "Sources/A/A.swift", "Sources/B/B.swift"]
        let empty = ProjectModel(modules: [], owners: [:])
        let warnings = LiquidGlassPlan(options: options).warnings(about: paths, in: empty)
        #expect(warnings.count == 1 && warnings[0].contains("Root.swift and Sources/ must run: iOS 17 is assumed"))
        options.floors[.iOS] = Version(18)
        #expect(LiquidGlassPlan(options: options).warnings(about: paths, in: empty) == [])
        options = LiquidGlassOptions()
        let known = ProjectModel(modules: [Self.module([.iOS: Version(17)])], owners: [Self.path: [0]])
        #expect(LiquidGlassPlan(options: options).warnings(about: [Self.path], in: known) == [])
        options.style = .native
        let refused = LiquidGlassPlan(options: options).warnings(about: [Self.path], in: known)
        #expect(refused.count == 1 && refused[0].contains("App gets the helper"))
    }
}
