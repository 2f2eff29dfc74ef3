// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Pier",
    products: [.library(name: "Pier", targets: ["Pier"])],
    targets: [.target(name: "Pier")]
)
