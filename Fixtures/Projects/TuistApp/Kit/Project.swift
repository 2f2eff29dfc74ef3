import ProjectDescription

let project = Project(
    name: "Kit",
    targets: [
        Target(
            name: Names.kit,
            platform: .iOS,
            product: .framework,
            bundleId: "com.example.kit",
            deploymentTarget: .iOS(targetVersion: "16.4", devices: [.iphone, .ipad]),
            sources: "Sources/**"
        ),
        .target(name: "KitTests", destinations: floors(), product: .unitTests, bundleId: "t", sources: ["Tests/**"]),
    ]
)
