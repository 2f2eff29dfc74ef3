// swift-tools-version:6.0
import PackageDescription

let package = Package(
    name: "Gauge",
    platforms: [.iOS(.v16), .macOS(.v13)],
    targets: [.target(name: "Gauge"), .target(name: "Legacy", path: "Old")]
)
