// swift-tools-version:6.0
import PackageDescription

enum Floors {
    static let mac = "13.4"
}

let iOSFloor: SupportedPlatform.IOSVersion = .v16
let root = "Code"
let shared: [Target.Dependency] = ["DesignSystem", .target(name: "Models", condition: .when(platforms: [.iOS]))]

var package = Package(
    name: "Feature",
    platforms: [.iOS(iOSFloor), .macOS(Floors.mac), .custom("linux", versionString: "1"), .visionOS(.v1)],
    products: [
        .library(name: "FeatureKit", targets: ["Feed", "DesignSystem"]),
        .executable(name: "preview", targets: ["Preview"]),
    ],
    dependencies: [.package(url: "https://example.com/other.git", from: "1.0.0")],
    targets: [
        .target(name: "DesignSystem", path: "\(root)/DesignSystem", exclude: ["Legacy", "Notes.swift"]),
        .target(
            name: "Feed",
            dependencies: shared + [.product(name: "Other", package: "other")],
            resources: [.copy("Samples")],
            plugins: [.plugin(name: "Generate")]
        ),
        .target(name: "Models", path: "Modules/Models", sources: ["Live", "Clock.swift"]),
        .executableTarget(name: "Preview", dependencies: ["Feed"]),
        .plugin(name: "Generate", capability: .buildTool()),
        .binaryTarget(name: "Blob", path: "Blob.xcframework"),
        .testTarget(name: "FeedTests", dependencies: ["Feed"]),
        .target(name: "Escape", path: "../../../outside"),
    ]
)

package.targets.append(.target(name: "Extras", dependencies: [.target(name: "Models")]))

func feature(_ name: String) -> Target { .target(name: name, path: "Sources/\(name)") }
package.targets += ["Profile"].map(feature)
