/// An XcodeGen spec with everything that it includes and its templates applied. All paths of sources, Info.plists and
/// configuration files are relative to the repository root.
struct XcodeGenSpec {
    /// `App/project.yml`
    let path: String
    /// The folder that the spec's own paths are relative to.
    private(set) var folder: String
    private(set) var root: SpecValue = .map([:])
    private(set) var doubts: [String] = []
    /// Other files that were read for it.
    private(set) var included: Set<String> = []

    private let files: RepositoryFiles
    private var budget = 200_000
    /// Bytes that attributes may still put into texts.
    private var textBudget = 8 << 20
    /// An attribute's value, or a text that attributes go into, is not longer.
    private static let textLimit = 1_024

    private static let depthLimit = 16

    /// `nil` when the file is no spec.
    init?(path: String, files: RepositoryFiles) {
        self.path = path
        self.files = files
        folder = RepositoryPath.parent(of: path)
        guard files.read(path) != nil else { return nil }
        guard let own = load(path) else {
            if doubts.isEmpty { return nil }
            return
        }
        guard !own["targets", default: .text("")].map.isEmpty || own["include"] != nil else { return nil }
        folder = Self.base(of: own, path: path, files: files)
        if folder != RepositoryPath.parent(of: path) {
            doubts.append("the paths in \(path) are taken from \(folder.isEmpty ? "the repository root" : folder)")
        }
        root = resolve(own, folder: folder, depth: 0)
        applyTemplates()
    }

    /// Targets by name.
    var targets: [String: SpecValue] { root["targets", default: .text("")].map }

    // MARK: Reading

    private mutating func load(_ path: String) -> SpecValue? {
        guard let bytes = files.read(path) else { return nil }
        do throws(YAML.Failure) {
            let document = try YAML.parse(bytes)
            let value = SpecValue(document.root)
            budget -= value.count
            doubts += document.duplicateKeys.map { "\(path): \($0.name) stands twice, on line \($0.position.line) too" }
            return budget > 0 ? value : nil
        } catch {
            doubts.append("\(path) can't be read: \(error)")
            return nil
        }
    }

    /// The folder that the paths of a spec are meant from: its own, or the nearest one above where they exist. (Some
    /// repositories copy a spec up before they run XcodeGen.)
    private static func base(of spec: SpecValue, path: String, files: RepositoryFiles) -> String {
        let own = RepositoryPath.parent(of: path)
        let names =
            spec["include", default: .text("")].list.compactMap { $0["path"]?.text ?? $0.text }
            + spec["targets", default: .text("")].map.values.flatMap { $0["sources", default: .text("")].list }
            .compactMap { $0["path"]?.text ?? $0.text }
        var folder = own
        while true {
            let found = names.contains { name in
                guard let path = RepositoryPath.join(folder, name) else { return false }
                return files.contains(path) || files.hasSwiftFiles(in: path)
            }
            if found || names.isEmpty { return folder }
            if folder.isEmpty { return own }
            folder = RepositoryPath.parent(of: folder)
        }
    }

    /// A spec with its paths made relative to the root, over all that it includes.
    private mutating func resolve(_ spec: SpecValue, folder: String, depth: Int) -> SpecValue {
        var result = SpecValue.map([:])
        for include in spec["include", default: .text("")].list {
            guard let name = include["path"]?.text ?? include.text else { continue }
            guard let path = RepositoryPath.join(folder, name) else {
                doubts.append("\(name), included by \(self.path), lies outside the repository")
                continue
            }
            guard depth < Self.depthLimit, path != self.path, included.insert(path).inserted, let value = load(path)
            else {
                if !files.contains(path) {
                    doubts.append("\(path), included by \(self.path), is not in the repository")
                }
                continue
            }
            let keepsPaths = include["relativePaths"]?.text == "false"
            let inner = keepsPaths ? folder : RepositoryPath.parent(of: path)
            result = resolve(value, folder: inner, depth: depth + 1).merged(over: result)
        }
        return Self.rebase(spec, folder: folder).merged(over: result)
    }

    /// Makes the known paths of a spec relative to the repository root; those that leave it become empty.
    private static func rebase(_ spec: SpecValue, folder: String) -> SpecValue {
        func path(_ value: SpecValue) -> SpecValue {
            guard let text = value.text else { return value }
            return .text(RepositoryPath.join(folder, text).map { $0.isEmpty ? "." : $0 } ?? "")
        }
        func source(_ value: SpecValue) -> SpecValue {
            value.text == nil ? value.replacing("path", path) : path(value)
        }
        func target(_ value: SpecValue) -> SpecValue {
            value.replacing("sources") { .list($0.list.map(source)) }
                .replacing("info") { $0.replacing("path", path) }
                .replacing("configFiles") { $0.mapEntries(path) }
        }
        return spec.replacing("targets") { $0.mapEntries(target) }
            .replacing("targetTemplates") { $0.mapEntries(target) }
            .replacing("configFiles") { $0.mapEntries(path) }
    }

    // MARK: Templates

    private mutating func applyTemplates() {
        let templates = root["targetTemplates", default: .text("")].map
        var targets = targets
        for name in targets.keys.sorted() {
            guard let own = targets[name] else { continue }
            var attributes = own["templateAttributes", default: .text("")].map.compactMapValues(\.text)
            attributes["target_name"] = name
            var seen: Set<String> = []
            let whole = own.merged(over: base(of: own, templates: templates, seen: &seen))
            budget -= whole.count
            guard budget > 0 else {
                doubts.append("\(path) is too large")
                break
            }
            targets[name] = whole.mapTexts { substitute(attributes, in: $0) }
        }
        root = SpecValue.map(["targets:REPLACE": .map(targets)]).merged(over: root)
    }

    /// What the templates of a target, and theirs in turn, say together. Each counts once.
    private func base(of target: SpecValue, templates: [String: SpecValue], seen: inout Set<String>) -> SpecValue {
        var result = SpecValue.map([:])
        for name in target["templates", default: .text("")].texts {
            guard let template = templates[name], seen.insert(name).inserted else { continue }
            let whole = template.merged(over: base(of: template, templates: templates, seen: &seen))
            result = whole.merged(over: result)
        }
        return result
    }

    private mutating func substitute(_ attributes: [String: String], in text: String) -> String {
        guard text.contains("${") else { return text }
        var result = text
        for (name, value) in attributes.sorted(by: { $0.key < $1.key })
        where value.utf8.count <= Self.textLimit && result.utf8.count <= Self.textLimit && textBudget > 0 {
            result = result.replacing("${\(name)}", with: value)
            textBudget -= result.utf8.count
        }
        return result
    }
}

extension SpecValue {
    subscript(key: String, default fallback: SpecValue) -> SpecValue { self[key] ?? fallback }
}
