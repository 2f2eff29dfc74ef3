// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "DialKit",
    platforms: [.iOS(.v17), .macOS("13.3")],
    products: [.library(name: "DialKit", targets: ["DialFace", "DialCore"])],
    targets: [
        .target(name: "DialCore"),
        .target(name: "DialFace", dependencies: ["DialCore"]),
    ]
)
