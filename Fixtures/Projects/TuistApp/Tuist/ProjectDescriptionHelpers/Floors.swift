import ProjectDescription

extension DeploymentTargets {
    public static let appFloor: DeploymentTargets = .multiplatform(iOS: "17.2", macOS: "14.0")
}

public enum Names {
    public static let kit = "MossKit"
}
