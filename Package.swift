// swift-tools-version: 6.2
import PackageDescription

/// Every Swift target is built with these: warnings are errors, and unsafe or implicit things must be spelled out.
let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "glass-migrate",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "glass-migrate", targets: ["glass-migrate"]),
        .library(name: "Rewriter", targets: ["Rewriter"]),
        .library(name: "MigrationPlans", targets: ["MigrationPlans"]),
        .plugin(name: "GlassMigratePlugin", targets: ["GlassMigratePlugin"]),
    ],
    targets: [
        .systemLibrary(
            name: "CTreeSitter", pkgConfig: "tree-sitter",
            providers: [.apt(["libtree-sitter-dev"]), .brew(["tree-sitter"])]),
        .systemLibrary(
            name: "CLibGit2", pkgConfig: "libgit2",
            providers: [.apt(["libgit2-dev"]), .brew(["libgit2"])]),
        .systemLibrary(
            name: "CYAML", pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        .systemLibrary(
            name: "CSQLite", pkgConfig: "sqlite3",
            providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
        // The grammar is fetched by Scripts/setup into grammar/; it is optimised in debug builds too, because
        // every test parses with it.
        .target(
            name: "CTreeSitterSwift", dependencies: ["CTreeSitter"], exclude: ["grammar"],
            cSettings: [.unsafeFlags(["-O2"])]),
        .target(name: "CByteSearch"),
        .target(name: "CFileSwap"),
        .target(
            name: "Rewriter",
            dependencies: [
                "CByteSearch", "CFileSwap", "CTreeSitter", "CTreeSitterSwift", "CLibGit2", "CYAML", "CSQLite",
            ],
            swiftSettings: strict),
        .target(name: "MigrationPlans", dependencies: ["Rewriter"], swiftSettings: strict),
        .executableTarget(
            name: "glass-migrate", dependencies: ["Rewriter", "MigrationPlans"], swiftSettings: strict),
        // Depends on nothing, so that packages which use it build nothing but it.
        .plugin(
            name: "GlassMigratePlugin",
            capability: .command(
                intent: .custom(verb: "glass-migrate", description: "Migrates material blurs to Liquid Glass."))),
        // Feeds everything that reads what others wrote with spoilt texts: see Scripts/fuzz.
        .executableTarget(
            name: "fuzz", dependencies: ["Rewriter", "MigrationPlans"], path: "Tests/Fuzz", exclude: ["Seeds"],
            swiftSettings: strict),
        .testTarget(
            name: "RewriterTests", dependencies: ["Rewriter", "MigrationPlans", "glass-migrate", "fuzz"],
            swiftSettings: strict),
    ]
)
