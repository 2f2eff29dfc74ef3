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
    mutating func add(_ item: Item, _ roles: FileRoles) {
        if roles.contains(.swift) { swift.append(item) }
        if item.isLink { return }
        if roles.contains(.project) { project.append(item) }
        if roles.contains(.rules) { rules.append(item) }
    }
}

/// What a file is to a migration, told by its name.
struct FileRoles: OptionSet {
    var rawValue: UInt8

    /// Swift code.
    static let swift = FileRoles(rawValue: 1)
    /// Describes how code is built: packages, projects, their settings, and what CI builds them with.
    static let project = FileRoles(rawValue: 2)
    /// Git's rules about other files.
    static let rules = FileRoles(rawValue: 4)
}

extension FileRoles {
    /// - Parameter folder: the path of the folder, without a final `/`.
    init(of name: String, in folder: String) {
        self = []
        let bytes = name.utf8
        guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")) else {
            if name == "Fastfile" || isScriptFolder(folder) { self = .project }
            return
        }
        let ending = bytes[dot...]
        if ending.elementsEqual(".swift".utf8) {
            insert(.swift)
            let isCapital = bytes.first.map {
                $0 == UInt8(ascii: "P") || $0 == UInt8(ascii: "T") || $0 == UInt8(ascii: "W")
            }
            if isCapital == true, projectNames.contains(name) || bytes.starts(with: "Package@swift-".utf8) {
                insert(.project)
            }
            if folder.utf8.starts(with: tuistHelpers.utf8) { insert(.project) }
        } else if name == ".gitattributes" || name == ".gitignore" {
            insert(.rules)
        } else if projectEndings.contains(where: { ending.elementsEqual($0.utf8) }) || isScriptFolder(folder) {
            insert(.project)
        }
    }
}

/// Folders that package managers and builds fill, wherever they lie.
func isVendoredFolder(_ name: String) -> Bool {
    ["Pods", "Carthage", ".build", "DerivedData"].contains(name)
}

private func isScriptFolder(_ path: String) -> Bool {
    let bytes = path.utf8
    return bytes.elementsEqual("ci_scripts".utf8) || bytes.suffix(11).elementsEqual("/ci_scripts".utf8)
}

/// What the projects of Tuist share.
private let tuistHelpers = "Tuist/ProjectDescriptionHelpers"
private let projectNames: Set<String> = ["Package.swift", "Project.swift", "Workspace.swift", "Tuist.swift"]
private let projectEndings = [
    ".pbxproj", ".xcconfig", ".xcworkspacedata", ".yml", ".yaml", ".plist", ".entitlements", ".xcode-version",
    ".swift-version",
]
