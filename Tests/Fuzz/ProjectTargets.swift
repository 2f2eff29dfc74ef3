import Rewriter

extension Target {
    /// What reads and edits project files. Each takes the files of one fixture and spoils one of them.
    static let projects = [
        project("xcode", "Xcode project", in: "Projects/ClassicApp", file: "Harbor.xcodeproj/project.pbxproj"),
        project("synced", "Xcode project with synchronised folders", in: "Projects/SyncedApp", ending: ".pbxproj"),
        project("xcconfig", "build settings", in: "Repositories/Ferry/input", ending: ".xcconfig", words: settingWords),
        project("infoplist", "Info.plist", in: "Repositories/Ferry/input", ending: "Info.plist", words: plistWords),
        project("xcodegen", "XcodeGen spec", in: "Projects/GeneratedApp", ending: ".yml", words: specWords),
        project(
            "package", "Package.swift", in: "Projects/FeaturePackage", ending: "Package.swift", words: manifestWords),
        project("tuist", "Tuist manifests", in: "Projects/TuistApp", ending: ".swift", words: manifestWords),
        project(
            "workspace", "Xcode workspace", in: "Projects/ClassicApp", ending: ".xcworkspacedata", words: workspaceWords
        ),
        project(
            "workflow", "the Xcode that a workflow names", in: "Repositories/Quarry/input",
            file: ".github/workflows/build.yml", words: workflowWords),
        Target(
            "pbxproj", "adding a file to an Xcode project", seeds: pbxprojs, words: pbxprojWords, check: checkPBXProj),
    ]

    private static let settingWords = [
        "#include \"A.xcconfig\"", "#include? \"../B.xcconfig\"", "IPHONEOS_DEPLOYMENT_TARGET = 17.0",
        "[sdk=iphoneos*]", "[config=Debug]",
        "$(inherited)", "$(A:lower)", "${B}", "$(A:default=$(B))", "=", "//", ";", "SWIFT_VERSION", "$(", ")",
    ]
    private static let workspaceWords = [
        "<FileRef location=\"group:../A.xcodeproj\">", "</FileRef>", "<Group", "container:", "absolute:/", "developer:",
        "self:", "&amp;", "&#x41;", "<!--", "-->", "\"", "'", ">",
    ]
    private static let workflowWords = [
        "xcode-version: 26", "/Applications/Xcode_16.4.app", "runs-on: macos-26", "os: [macos-15]", "Xcode-26.0",
        "xcodes select", "99999999999999999999", "Xcode_", "#", "\r", "DEVELOPER_DIR:",
    ]
    private static let plistWords = [
        "<key>", "</key>", "<string>", "</string>", "<true/>", "<dict>", "</dict>", "<!--", "-->", "<array>",
    ]
    private static let specWords = [
        "targets:", "include:", "- path: A.yml", "templates:", "templateAttributes:", "${target_name}", "&a", "*a",
        "<<: *a", "sources:",
        "excludes:", "- \"**/*.swift\"", "deploymentTarget:", "platform: [iOS, macOS]", "settings:", "configFiles:",
        ":REPLACE", "[", "{", "|\n",
        ">-\n", "? ", "!!map", "---\n", "...\n", "options:", "~", "\"\\x\"", "targetTemplates:", "base:",
        "type: application",
    ]
    private static let manifestWords = [
        ".target(name: \"A\"", "platforms: [.iOS(.v17)]", ".iOS(\"17.4\")", "dependencies: [", "path: \"../..\"",
        "sources: [", "exclude: [",
        "let a = b", "let b = a", "\"\\(a)\"", "+", "Package(", ".product(name:", "package.platforms", "Project(",
        ".glob(\"**\", excluding: [",
        "deploymentTargets: .iOS(\"17.0\")", "#if", "as", ".v26", "// swift-tools-version: 6.0", ".macro(",
        "targets +=", "static let",
    ]
    private static let pbxprojWords = [
        "isa = PBXGroup;", "children = (", ");", "PBXSourcesBuildPhase", "fileRef =", "path =",
        "sourceTree = \"<group>\";", "/* Begin",
        "section */", "{", "}", "(", ")", ";", ",", "=", "<0fa1>", "\"\\U0041\"", "'a'", "objects", "rootObject",
        "mainGroup", "files",
        "PBXFileSystemSynchronizedRootGroup", "membershipExceptions", "// !$*UTF8*$!",
    ]

    private static let pbxprojs: @Sendable () throws -> [[UInt8]] = {
        try Fixtures.contents { $0.hasSuffix(".pbxproj") }
    }

    private static func project(
        _ name: String, _ subject: String, in folder: String, file: String? = nil, ending: String = "",
        words: [String] = pbxprojWords
    ) -> Target {
        let isSpoilt = { @Sendable (path: String) in file.map { $0 == path } ?? path.hasSuffix(ending) }
        return Target(
            name, subject,
            seeds: { try Fixtures.paths(in: folder, where: isSpoilt).map { try Fixtures.bytes("\(folder)/\($0)") } },
            words: words
        ) { input, numbers in
            let paths = try Fixtures.paths(in: folder)
            let files = try Dictionary(uniqueKeysWithValues: paths.map { ($0, try Fixtures.bytes("\(folder)/\($0)")) })
            let spoilt = numbers.pick(paths.filter(isSpoilt))
            try checkProject(paths, files.merging([spoilt: input]) { $1 })
        }
    }
}

private func checkProject(_ paths: [String], _ files: [String: [UInt8]]) throws {
    let paths = paths.filter(ProjectReader.isOfInterest)
    var asked: Set<String> = []
    let model = ProjectReader.read(paths: paths) { path in
        asked.insert(path)
        return files[path]
    }
    try require(
        asked.isSubset(of: paths), "a file outside of the repository was asked for: \(asked.subtracting(paths))")
    let again = ProjectReader.read(paths: paths.reversed()) { files[$0] }
    try require(model.description == again.description, "the order of the files makes a difference")
    for path in paths {
        let modules = model.modules(compiling: path).map(\.source)
        try require(modules.count == Set(modules).count, "\(path) is compiled twice by one module")
        try require(modules.isEmpty || path.hasSuffix(".swift"), "\(path) is compiled")
    }
}

@Sendable private func checkPBXProj(_ input: [UInt8], _ numbers: inout Numbers) async throws {
    let project = SourceFile(path: "App.xcodeproj/project.pbxproj", bytes: input)
    let path = numbers.pick([
        "App/A.swift", "A B.swift", "Harbor/Views/Ünï.swift", "Ferry/Views/\"*/.swift", "Harbor/$(X).swift",
    ])
    let targets = numbers.pick([
        ["Harbor"], ["Ferry"], ["Harbor", "HarborWidgets"], ["App"], ["Lagoon", "Lagoon"], ["Quarry"],
    ])
    guard let edits = try? PBXProjEditor.edits(adding: path, to: targets, of: project), !edits.isEmpty else { return }
    try require(edits.allSatisfy(\.isInsertion), "something is replaced")
    guard let list = EditList(edits) else { throw Broken(message: "the edits overlap") }
    let after = SourceFile(path: project.path, bytes: list.apply(to: input))
    guard let again = try? PBXProjEditor.edits(adding: path, to: targets, of: after) else {
        throw Broken(message: "the result can't be edited")
    }
    try require(again.isEmpty, "the file is not there after it was added")
}
