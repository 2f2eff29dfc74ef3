extension GitRepository {
    /// The content of the file of this name at the root, as it lies in the work tree or as a commit has it; `nil` when
    /// there is none.
    /// - Parameter limit: in bytes.
    /// - Throws: `data` when it is a link, no file or larger, or can't be read.
    public borrowing func rootFile(_ name: String, at commit: ObjectID?, limit: Int) throws(GitError) -> [UInt8]? {
        guard let commit else { return try workTreeRootFile(name, limit) }
        guard let entry = try entries(at: [name], in: commit)[name] else { return nil }
        guard entry.mode.isFile else { throw Self.notAFile(name) }
        do throws(ReadFailure) { return try blob(entry.id, limit: limit) } catch {
            throw error.reason == .tooLarge ? Self.tooLarge(name, limit) : Self.unreadable(name, error)
        }
    }

    private borrowing func workTreeRootFile(_ name: String, _ limit: Int) throws(GitError) -> [UInt8]? {
        let root = try requireWorkTree()
        do throws(SystemError) { return try Folder(root).read(name, limit: limit) } catch {
            switch error {
            case .notFound: return nil
            case .isLink, .notAFile, .notAFolder: throw Self.notAFile(name)
            case .tooLarge: throw Self.tooLarge(name, limit)
            default: throw Self.unreadable(name, error)
            }
        }
    }

    private static func notAFile(_ name: String) -> GitError {
        GitError(
            .data, "\(name) is a link or no file, so it is not read", remedy: "put the file itself at the root")
    }

    private static func tooLarge(_ name: String, _ limit: Int) -> GitError {
        GitError(.data, "\(name) has more than \(limit) bytes, so it is not read")
    }

    private static func unreadable(_ name: String, _ error: some Error) -> GitError {
        GitError(.data, "can't read \(name): \(error)")
    }
}
