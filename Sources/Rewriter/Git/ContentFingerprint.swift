internal import CLibGit2

#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#endif

/// What all files of a listing hold, in one value: where it is the same, all paths, their bytes and what is selected of
/// them are the same.
public struct ContentFingerprint: Hashable, Sendable {
    let digest: ObjectID
}

extension GitRepository {
    /// Reads only files that git would not take for unchanged without reading them.
    /// - Returns: `nil` when a file can't be read.
    public borrowing func fingerprint(of listing: FileListing) throws(GitError) -> ContentFingerprint? {
        var reader = try FileReader(listing.source)
        let unchanged = isBare ? nil : UnchangedFiles(of: self)
        var text: [UInt8] = []
        text.reserveCapacity(100 * (listing.files.count + listing.projectFiles.count))
        for (files, mark) in [(listing.files, UInt8(0)), (listing.projectFiles, 2)] {
            for file in files {
                text += file.path.utf8
                text += [0, mark + (file.isSelected ? 1 : 0)]
                var size = 0
                let id: ObjectID
                if let blob = file.blob {
                    id = blob
                } else if let content = unchanged?.content(of: file.path) {
                    (id, size) = content
                } else {
                    guard let bytes = try? reader.read(file) else { return nil }
                    (id, size) = (ObjectID(ofBlob: bytes), bytes.count)
                }
                unsafe withUnsafeBytes(of: id.raw.id) { unsafe text.append(contentsOf: $0) }
                unsafe withUnsafeBytes(of: size) { unsafe text.append(contentsOf: $0) }
            }
        }
        return ContentFingerprint(digest: ObjectID(ofBlob: text))
    }
}

/// Files of the work tree that are as the index has them, told from the system's notes on both, as git tells it.
@safe private final class UnchangedFiles {
    private let index: OpaquePointer
    private let root: Folder
    /// When the index was written: what changed at that time or later may not show.
    private let written: Instant

    private struct Instant: Comparable {
        let seconds: Int32
        let nanoseconds: UInt32

        static func < (left: Instant, right: Instant) -> Bool {
            (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
        }
    }

    /// `nil` when there is no index.
    init?(of repository: borrowing GitRepository) {
        guard let workTree = repository.workTree, let root = try? Folder(workTree) else { return nil }
        var opened: OpaquePointer?
        guard unsafe git_repository_index(&opened, repository.handle) == 0, let index = unsafe opened else {
            return nil
        }
        var status = stat()
        // In this order: an index that is written meanwhile is newer than we take it for, and so trusted less.
        guard unsafe stat(git_index_path(index), &status) == 0, unsafe git_index_read(index, 0) == 0 else {
            unsafe git_index_free(index)
            return nil
        }
        unsafe self.index = index
        self.root = root
        written = Self.changed(status)
    }

    deinit { unsafe git_index_free(index) }

    /// The blob of a file, and its size in the work tree: both change when line endings are converted in another way.
    func content(of path: String) -> (ObjectID, Int)? {
        var status = stat()
        guard let entry = unsafe git_index_get_bypath(index, path, 0)?.pointee,
            unsafe fstatat(root.descriptor, path, &status, AT_SYMLINK_NOFOLLOW) == 0,
            status.st_mode & S_IFMT == S_IFREG, unsafe entry.mode & 0o170000 == 0o100000
        else { return nil }
        let changed = unsafe Instant(seconds: entry.mtime.seconds, nanoseconds: entry.mtime.nanoseconds)
        let touched = unsafe Instant(seconds: entry.ctime.seconds, nanoseconds: entry.ctime.nanoseconds)
        guard changed == Self.changed(status), touched == Self.touched(status), changed < written,
            unsafe entry.file_size == UInt32(truncatingIfNeeded: status.st_size),
            unsafe entry.ino == UInt32(truncatingIfNeeded: status.st_ino),
            unsafe entry.uid == status.st_uid, unsafe entry.gid == status.st_gid
        else { return nil }
        return unsafe (ObjectID(entry.id), Int(status.st_size))
    }

    private static func changed(_ status: stat) -> Instant {
        #if canImport(Darwin)
            instant(status.st_mtimespec)
        #else
            instant(status.st_mtim)
        #endif
    }

    private static func touched(_ status: stat) -> Instant {
        #if canImport(Darwin)
            instant(status.st_ctimespec)
        #else
            instant(status.st_ctim)
        #endif
    }

    private static func instant(_ time: timespec) -> Instant {
        Instant(
            seconds: Int32(truncatingIfNeeded: time.tv_sec), nanoseconds: UInt32(truncatingIfNeeded: time.tv_nsec))
    }
}
