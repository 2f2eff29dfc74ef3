import Foundation
import Rewriter

/// A small repository under Fixtures/Projects.
struct ProjectFixture {
    let folder: URL
    let paths: [String]

    init(_ name: String, file: String = #filePath) throws {
        let top = URL(filePath: file).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        folder = top.appending(path: "Fixtures/Projects/\(name)")
        let root = folder.path(percentEncoded: false)
        paths = try FileManager.default.subpathsOfDirectory(atPath: root).filter {
            (try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\($0)")) == nil
        }.sorted()
    }

    func contents(_ path: String) -> [UInt8]? {
        (try? Data(contentsOf: folder.appending(path: path))).map { [UInt8]($0) }
    }

    func model() -> ProjectModel { ProjectReader.read(paths: paths, contents: contents) }
}

/// A repository that exists only in a test.
struct MemoryRepository {
    var files: [String: String] = [:]

    func model() -> ProjectModel {
        ProjectReader.read(paths: files.keys.sorted()) { files[$0].map { Array($0.utf8) } }
    }
}

extension ProjectModel {
    func module(_ name: String) -> Module? { modules.first { $0.name == name } }

    /// `TargetA TargetB`, sorted.
    func owners(of path: String) -> String { modules(compiling: path).map(\.name).sorted().joined(separator: " ") }
}

extension Module {
    /// `iOS 17.0, visionOS ?`
    var systems: String {
        platforms.sorted().map { "\($0.rawValue) \(floors[$0]?.description ?? "?")" }.joined(separator: ", ")
    }
}
