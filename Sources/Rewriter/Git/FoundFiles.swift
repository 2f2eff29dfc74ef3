/// What a search for files came upon, before it is decided which of them are looked at.
struct FoundFiles {
    struct Item {
        let path: String
        let isLink: Bool
        /// `nil` for a file of the work tree.
        let blob: ObjectID?
    }

    var swift: [Item] = []
    var project: [Item] = []
    /// `.gitattributes` and `.gitignore` files.
    var rules: [Item] = []
    /// What is left out already.
    var skipped: [SkippedFile] = []

    /// Files an entry under every role that its name gives it.
    mutating func add(_ item: Item, name: String, isSelected: (String) -> Bool) {
        let isSwift = name.utf8.suffix(6).elementsEqual(".swift".utf8)
        if isSwift, isInVendoredFolder(item.path) {
            if isSelected(item.path) { skipped.append(SkippedFile(path: item.path, reason: .vendored)) }
            return
        }
        if isSwift { swift.append(item) }
        if item.isLink { return }
        if isProjectFile(item.path) { project.append(item) }
        if name == ".gitattributes" || name == ".gitignore" { rules.append(item) }
    }
}

/// Folders that package managers and builds fill, wherever they lie.
let vendoredFolders: Set<String> = ["Pods", "Carthage", ".build", "DerivedData"]

private func isInVendoredFolder(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { vendoredFolders.contains(String($0)) }
}

/// Whether a file describes how code is built: packages, projects, their settings, and what CI builds them with.
func isProjectFile(_ path: String) -> Bool {
    let name = FilePath.name(of: path)
    if projectNames.contains(name) || name.hasPrefix("Package@swift-") { return true }
    if path.hasPrefix("ci_scripts/") || path.contains("/ci_scripts/") { return true }
    return projectExtensions.contains { name.hasSuffix($0) }
}

private let projectNames: Set<String> = [
    "Package.swift", "Project.swift", "Workspace.swift", "Tuist.swift", ".xcode-version", ".swift-version",
]
private let projectExtensions = [
    ".pbxproj", ".xcconfig", ".xcworkspacedata", ".yml", ".yaml", ".plist", ".entitlements",
]
