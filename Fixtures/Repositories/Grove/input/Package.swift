// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Grove",
    platforms: [.iOS(.v16)],
    products: [
        .library(name: "Trails", targets: ["Trails"]),
        .library(name: "Journal", targets: ["Journal"]),
    ],
    targets: [
        .target(name: "DesignSystem"),
        .target(name: "Trails", dependencies: ["DesignSystem"]),
        .target(name: "Journal", dependencies: ["DesignSystem"]),
        .testTarget(name: "TrailsTests", dependencies: ["Trails"]),
    ]
)
