// swift-tools-version:5.5
import PackageDescription

let package = Package(name: "Nested", targets: [.target(name: "Nested")])
