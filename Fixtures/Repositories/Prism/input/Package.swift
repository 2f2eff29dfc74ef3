// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Prism",
    platforms: [.iOS(.v17)],
    targets: [
        .target(name: "Prism"),
        .target(name: "PrismLegacy", path: "Legacy"),
    ]
)
