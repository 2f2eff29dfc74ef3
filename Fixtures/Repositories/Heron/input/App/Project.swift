import ProjectDescription
import ProjectDescriptionHelpers

let project = Project(
    name: "Heron",
    targets: [
        .target(
            name: "Heron",
            destinations: [.iPhone, .iPad, .mac],
            product: .app,
            bundleId: "com.example.heron",
            deploymentTargets: .heron,
            sources: ["Sources/**"],
            dependencies: [.project(target: "Plumage", path: "../Plumage")]
        ),
    ]
)
