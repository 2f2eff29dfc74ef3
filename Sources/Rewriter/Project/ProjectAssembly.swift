/// Puts what the project files of one repository say together into one model.
struct ProjectAssembly {
    let files: RepositoryFiles
    private var drafts: [ModuleDraft] = []
    private var products: [PackageProduct] = []
    private var workspaces: [Workspace] = []
    private var doubts: [String] = []

    init(files: RepositoryFiles) {
        self.files = files
    }

    mutating func readAll() {
        readXcodeProjects()
        readXcodeGenSpecs()
        readTuistProjects()
        readPackages()
        readWorkspaces()
    }

    private mutating func readXcodeProjects() {
        for path in files.paths(where: { $0.hasSuffix(".xcodeproj/project.pbxproj") && !ProjectReader.isForeign($0) }) {
            do throws(XcodeProject.Failure) {
                var project = try XcodeProject(path: path, files: files)
                drafts += project.drafts()
                doubts += project.doubts
            } catch {
                doubts.append(error.message)
            }
        }
    }

    private mutating func readXcodeGenSpecs() {
        let paths = files.paths { path in
            ["project.yml", "project.yaml"].contains(RepositoryPath.name(of: path)) && !ProjectReader.isForeign(path)
        }
        let specs = paths.compactMap { XcodeGenSpec(path: $0, files: files) }
        let included = specs.reduce(into: Set<String>()) { $0.formUnion($1.included) }
        for spec in specs where !included.contains(spec.path) {
            let project = XcodeGenProject(spec, files: files)
            if spec.targets.isEmpty { doubts += spec.doubts }
            add(project.drafts(), besides: "\(project.projectName).xcodeproj", in: spec.folder)
        }
    }

    private mutating func readTuistProjects() {
        let paths = files.paths { RepositoryPath.name(of: $0) == "Project.swift" && !ProjectReader.isForeign($0) }
        guard !paths.isEmpty, let parser = Parser() else { return }
        let helpers = files.swiftFiles.filter { $0.hasPrefix("Tuist/ProjectDescriptionHelpers/") }
        for path in paths {
            guard let project = TuistProject(path: path, helpers: helpers, files: files, parser: parser) else {
                continue
            }
            if project.hasUnreadableTargets { doubts.append("targets of \(path) are made by code") }
            add(project.drafts(), besides: "\(project.name ?? "").xcodeproj", in: project.folder)
        }
    }

    /// Adds generated targets. Where the generated project is checked in, what it says of a file counts.
    private mutating func add(_ generated: [ModuleDraft], besides bundle: String, in folder: String) {
        let path = RepositoryPath.join(folder, "\(bundle)/project.pbxproj")
        guard let path, files.contains(path) else {
            drafts += generated
            return
        }
        let prefix = "\(RepositoryPath.parent(of: path)): "
        let checkedIn = drafts.indices.filter { drafts[$0].module.source.hasPrefix(prefix) }
        let listed = Set(checkedIn.flatMap { drafts[$0].files.keys })
        for index in checkedIn {
            drafts[index].module.notes.append("a spec beside the project generates it: the project's own word is taken")
        }
        for var draft in generated {
            draft.files = draft.files.filter { !listed.contains($0.key) }
            if !draft.files.isEmpty { drafts.append(draft) }
        }
    }

    private mutating func readPackages() {
        let manifests = files.swiftFiles.filter { path in
            SwiftPackage.isManifest(path) && files.packageFolders.contains(RepositoryPath.parent(of: path))
                && !ProjectReader.isForeign(path)
        }
        guard !manifests.isEmpty, let parser = Parser() else { return }
        for (folder, paths) in Dictionary(grouping: manifests, by: RepositoryPath.parent).sorted(by: { $0.key < $1.key }
        ) {
            guard let package = SwiftPackage(folder: folder, manifests: paths, files: files, parser: parser) else {
                doubts.append("\(paths[0]) can't be read")
                continue
            }
            drafts += package.drafts()
            doubts += package.doubts
            products += package.products
        }
    }

    private mutating func readWorkspaces() {
        for path in files.paths(where: { $0.hasSuffix(".xcworkspace/contents.xcworkspacedata") }) {
            let bundle = RepositoryPath.parent(of: path)
            // Every project holds one that only names the project itself.
            guard !bundle.hasSuffix(".xcodeproj/project.xcworkspace"), !ProjectReader.isForeign(path),
                let bytes = files.read(path)
            else { continue }
            workspaces.append(Workspace(path: bundle, contents: bytes))
        }
    }

    // MARK: Model

    func model() -> ProjectModel {
        var drafts = Self.merge(drafts.sorted { $0.module.source < $1.module.source })
        var seen: [String: Int] = [:]
        for index in drafts.indices {
            let count = seen[drafts[index].module.source, default: 0] + 1
            seen[drafts[index].module.source] = count
            if count > 1 { drafts[index].module.source += " (\(count))" }
        }
        ModuleLinker(products: products).link(&drafts)
        var owners: [String: [ProjectModel.Owner]] = [:]
        for (index, draft) in drafts.enumerated() {
            for (path, platforms) in draft.files {
                owners[path, default: []].append(ProjectModel.Owner(module: index, platforms: platforms))
            }
        }
        let modules = drafts.map(\.module)
        return ProjectModel(
            modules: modules, owners: owners, workspaces: workspaces,
            xcodes: XcodeVersion.named(in: files, modules: modules), doubts: doubts)
    }

    /// Makes one module of targets that have one name and one set of files: several specs or
    /// packages may declare it.
    private static func merge(_ drafts: [ModuleDraft]) -> [ModuleDraft] {
        struct Key: Hashable {
            var kind: Module.Kind
            var name: String
            var files: [String: Set<Platform>?]
        }
        var result: [ModuleDraft] = []
        var index: [Key: Int] = [:]
        for draft in drafts {
            // Each Xcode project needs entries of its own.
            guard draft.module.projectFile == nil else {
                result.append(draft)
                continue
            }
            let key = Key(kind: draft.module.kind, name: draft.module.name, files: draft.files)
            if let known = index[key] {
                result[known].module.join(draft.module)
                result[known].wants = (result[known].wants + draft.wants).uniqued()
            } else {
                index[key] = result.count
                result.append(draft)
            }
        }
        return result
    }
}

extension Module {
    /// Takes over what another project file says about the same target.
    fileprivate mutating func join(_ other: Module) {
        floors.merge(other.floors) { min($0, $1) }
        platforms.formUnion(other.platforms)
        notes = (notes + ["also in \(other.source)"] + other.notes).uniqued()
        doubts = (doubts + other.doubts).uniqued()
        folders = (folders + other.folders).uniqued()
        requiresDesignCompatibility = requiresDesignCompatibility || other.requiresDesignCompatibility
    }
}

extension Workspace {
    /// Reads the `location` attributes of the file references.
    init(path: String, contents: [UInt8]) {
        let folder = RepositoryPath.parent(of: path)
        let parts = String(decoding: contents, as: UTF8.self).split(separator: "\"", omittingEmptySubsequences: false)
        var members: [String] = []
        for (index, part) in parts.enumerated() where index > 0 && parts[index - 1].hasSuffix("location = ") {
            guard let colon = part.firstIndex(of: ":"), ["group", "container"].contains(part[..<colon]) else {
                continue
            }
            let name = String(part[part.index(after: colon)...])
            if let member = RepositoryPath.join(folder, name), !name.isEmpty { members.append(member) }
        }
        self.init(path: path, members: members.uniqued())
    }
}
