import ProjectDescription

extension DeploymentTargets {
    public static let heron: DeploymentTargets = .multiplatform(iOS: "17.0", macOS: "14.0")
}
