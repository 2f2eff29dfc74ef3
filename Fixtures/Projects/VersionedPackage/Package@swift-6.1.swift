// swift-tools-version:6.1
import PackageDescription

let package = Package(
    name: "Gauge",
    platforms: [.iOS(.v15), .macOS(.v14)],
    targets: [.target(name: "Gauge")]
)
