/// Reads the files of a listing. Each task makes its own; files that lie in one folder are read fastest in a row.
public struct FileReader: ~Copyable {
    /// Swift files with more bytes are left out: `Parser.sizeLimit`.
    public static let sizeLimit = 2 << 20
    /// Xcode projects with more bytes are left out (32 MiB; those of large apps have 10).
    public static let projectSizeLimit = 32 << 20

    private enum Origin: ~Copyable {
        case workTree(Folder)
        case objects(GitRepository)
    }

    private let origin: Origin
    /// The folder of the file that was read last.
    private var folder: Folder?
    private var folderPath = ""

    public init(_ source: FileSource) throws(GitError) {
        switch source {
        case .workTree(let root):
            do { origin = .workTree(try Folder(root)) } catch { throw GitError(.io, "can't open \(root): \(error)") }
        case .revision(_, let location):
            origin = .objects(try GitRepository(location))
        }
    }

    /// The bytes of one file. Links are not followed, neither the file itself nor a folder above it.
    /// - Parameter limit: a file with more bytes is `tooLarge`.
    public mutating func read(_ file: ListedFile, limit: Int = sizeLimit) throws(ReadFailure) -> [UInt8] {
        switch origin {
        case .objects(let repository):
            guard let blob = file.blob else { throw .unreadable("not in the object database") }
            return try repository.blob(blob, limit: limit)
        case .workTree(let root):
            do {
                let parent = FilePath.parent(of: file.path)
                if folder == nil || parent != folderPath {
                    folder = try root.folder(at: parent)
                    folderPath = parent
                }
                return try folder!.read(FilePath.name(of: file.path), limit: limit)
            } catch {
                throw ReadFailure(system: error)
            }
        }
    }
}
