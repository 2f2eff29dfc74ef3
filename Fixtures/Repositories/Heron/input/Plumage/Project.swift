import ProjectDescription
import ProjectDescriptionHelpers

let project = Project(
    name: "Plumage",
    targets: [
        .target(
            name: "Plumage",
            destinations: [.iPhone, .iPad, .mac],
            product: .framework,
            bundleId: "com.example.plumage",
            deploymentTargets: .heron,
            sources: ["Sources/**"]
        ),
    ]
)
