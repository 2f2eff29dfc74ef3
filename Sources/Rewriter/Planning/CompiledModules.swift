/// The Swift files of the modules as they are before and after the rewrites.
struct ModuleSources {
    let outcome: Outcome
    let project: ProjectModel
    let rewritten: [String: VerifiedRewrite]
    /// The bytes of a file of the repository; `nil` when it can't be read.
    private let read: @Sendable (String) -> [UInt8]?

    enum State: Hashable {
        case before, after
    }

    init(outcome: Outcome, project: ProjectModel, read: @escaping @Sendable (String) -> [UInt8]?) {
        self.outcome = outcome
        self.project = project
        self.read = read
        let rewrites = outcome.rewrites.filter { $0.path.hasSuffix(".swift") }
        rewritten = Dictionary(rewrites.map { ($0.path, $0) }) { first, _ in first }
    }

    func isRewritten(_ module: Module) -> Bool { project.files(of: module).contains { rewritten[$0] != nil } }

    /// Rewritten files that no module compiles.
    var strayRewrites: [String] {
        rewritten.values.filter { $0.before != nil && project.modules(compiling: $0.path).isEmpty }.map(\.path).sorted()
    }

    /// What the module compiles on a platform, generated files included.
    func files(of module: Module, on platform: Platform, _ state: State) -> [(path: String, bytes: [UInt8])] {
        let all = project.files(of: module)
        let own = all.filter { path in
            project.modules(compiling: path).contains { $0.source == module.source && $0.platforms.contains(platform) }
        }
        let paths = state == .before ? own : own + generated(for: module, besides: Set(all))
        return paths.compactMap { path in
            let rewrite = rewritten[path]
            let bytes = state == .before ? rewrite?.before?.bytes : rewrite?.after
            return (bytes ?? read(path)).map { (path, $0) }
        }
    }

    /// New files that the module is going to compile: where that isn't known, those that its files call.
    private func generated(for module: Module, besides paths: Set<String>) -> [String] {
        outcome.generated.filter { file in
            guard !paths.contains(file.path) else { return false }
            guard file.modules.isEmpty else { return file.modules.contains { $0.source == module.source } }
            return file.callers.isEmpty || file.callers.contains(where: paths.contains)
        }.map(\.path)
    }
}

/// Compiles modules together with those of the repository that they import, each of which only once.
final class CompiledModules {
    private let sources: ModuleSources
    private let run: (Module, Platform) -> CompilerRun
    private var shelves: [Key: Shelf] = [:]

    private struct Key: Hashable {
        let platform: Platform
        let state: ModuleSources.State
    }

    init(sources: ModuleSources, run: @escaping (Module, Platform) -> CompilerRun) {
        self.sources = sources
        self.run = run
    }

    func check(_ module: Module, on platform: Platform, _ state: ModuleSources.State) -> CompilerRun.Answer {
        let key = Key(platform: platform, state: state)
        guard let shelf = shelves[key] ?? Shelf() else { return .unknown("there is no room for temporary files") }
        shelves[key] = shelf
        for needed in dependencies(of: module, on: platform) { put(needed, on: shelf, key) }
        let files = sources.files(of: module, on: platform, state)
        return run(module, platform).compile(files, to: .complaints, imports: shelf.path)
    }

    /// What can't be compiled is missing, and the compiler says so where it is imported.
    private func put(_ module: Module, on shelf: Shelf, _ key: Key) {
        guard shelf.begin(module.source) else { return }
        for needed in dependencies(of: module, on: key.platform) { put(needed, on: shelf, key) }
        let files = sources.files(of: module, on: key.platform, key.state)
        let product = CompilerRun.Product.interface(shelf.interface(of: module.importName))
        _ = run(module, key.platform).compile(files, to: product, imports: shelf.path)
    }

    /// The modules of the repository that it imports; of several with one name the first.
    private func dependencies(of module: Module, on platform: Platform) -> [Module] {
        module.dependencies.compactMap { name in
            sources.project.modules.first {
                $0.importName == name && $0.source != module.source && $0.platforms.contains(platform)
            }
        }
    }
}

/// A folder for the interfaces of compiled modules.
private final class Shelf {
    private var folder: TemporaryFolder
    private var begun: Set<String> = []

    init?() {
        guard let folder = TemporaryFolder() else { return nil }
        self.folder = folder
    }

    var path: String { folder.path }

    /// Whether it is the first time.
    func begin(_ source: String) -> Bool { begun.insert(source).inserted }

    /// What the compiler may write for a module goes with the folder.
    func interface(of name: String) -> String {
        for ending in ["swiftdoc", "swiftsourceinfo", "abi.json"] { _ = folder.file(named: "\(name).\(ending)") }
        return folder.file(named: "\(name).swiftmodule")
    }
}
