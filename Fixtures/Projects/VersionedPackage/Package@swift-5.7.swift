// swift-tools-version:5.7
import PackageDescription

let package = Package(
    name: "Gauge",
    platforms: [.iOS(.v11)],
    targets: [.target(name: "Ancient", path: "Old")]
)
