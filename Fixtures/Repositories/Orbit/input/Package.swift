// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Orbit",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [
        .library(name: "OrbitFeatures", targets: ["PlayerFeature", "SkyFeature", "ChatFeature", "DashboardFeature"]),
    ],
    targets: [
        .executableTarget(
            name: "Orbit",
            dependencies: [
                "OrbitModel", "DesignSystem", "PlayerFeature", "SkyFeature", "ChatFeature", "DashboardFeature",
            ],
            path: "App"
        ),
        .target(name: "OrbitWidget", dependencies: ["OrbitModel"], path: "Widget"),
        .target(name: "OrbitModel"),
        .target(name: "DesignSystem"),
        .target(name: "PlayerFeature", dependencies: ["OrbitModel", "DesignSystem"]),
        .target(name: "SkyFeature", dependencies: ["OrbitModel", "DesignSystem"]),
        .target(name: "ChatFeature", dependencies: ["OrbitModel"]),
        .target(name: "DashboardFeature", dependencies: ["OrbitModel", "DesignSystem"]),
        .testTarget(name: "DashboardFeatureTests", dependencies: ["DashboardFeature", "OrbitModel"]),
    ]
)
