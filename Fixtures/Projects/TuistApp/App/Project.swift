import ProjectDescription
import ProjectDescriptionHelpers

let sources: SourceFilesList = ["Sources/**", .glob("Extra/**/*.swift", excluding: ["Extra/Old/**"])]

let project = Project(
    name: "Moss",
    targets: [
        .target(
            name: "Moss",
            destinations: [.iPhone, .iPad, .mac, .appleVisionWithiPadDesign],
            product: .app,
            bundleId: "com.example.moss",
            deploymentTargets: .appFloor,
            infoPlist: .extendingDefault(with: ["UIDesignRequiresCompatibility": true]),
            sources: sources,
            dependencies: [.target(name: "MossWidget"), .project(target: "MossKit", path: "../Kit")]
        ),
        .target(
            name: "MossWidget",
            destinations: .iOS,
            product: .appExtension,
            bundleId: "com.example.moss.widget",
            deploymentTargets: .iOS("17.0"),
            infoPlist: .extendingDefault(with: [
                "NSExtension": ["NSExtensionPointIdentifier": .string("com.apple.widgetkit-extension")]
            ]),
            sources: ["Widget/*.swift", "../../../outside/**"]
        ),
        .feature(name: "Fern"),
    ]
)
