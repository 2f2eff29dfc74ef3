import Rewriter

/// What can be told of a clone without opening it.
struct LocalClone {
    /// How much lies in its packs, in KiB; 0 when that can't be told.
    let size: Int

    /// `nil` when nothing at the path looks like a work tree or a bare repository.
    init?(_ path: String) {
        if Files.exists(path + "/.git") {
            size = Self.size(path + "/.git")
        } else if Files.exists(path + "/HEAD"), Files.isFolder(path + "/objects") {
            size = Self.size(path)
        } else {
            return nil
        }
    }

    private static func size(_ gitDirectory: String) -> Int {
        let folder = gitDirectory + "/objects/pack"
        guard let names = try? Files.names(in: folder) else { return 0 }
        return names.reduce(0) { $0 + (Files.size("\(folder)/\($1)") ?? 0) } / 1024
    }
}
