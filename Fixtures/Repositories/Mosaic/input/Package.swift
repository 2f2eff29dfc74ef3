// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Mosaic",
    platforms: [.iOS(.v17), .macOS(.v14)],
    targets: [
        .target(name: "Glaze"),
        .target(name: "Tiles", dependencies: ["Glaze"]),
        .target(name: "Shelf", dependencies: ["Glaze"]),
    ]
)
