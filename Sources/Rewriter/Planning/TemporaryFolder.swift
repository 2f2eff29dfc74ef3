#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#endif

/// A folder of our own outside of the repository, gone at the end.
struct TemporaryFolder: ~Copyable {
    let path: String
    private var names: [String] = []

    /// `nil` when none can be made.
    init?() {
        let parent = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? "/tmp"
        var template = Array("\(parent)/glass-migrate.XXXXXX".utf8CString)
        guard unsafe template.withUnsafeMutableBufferPointer({ unsafe mkdtemp($0.baseAddress!) != nil }) else {
            return nil
        }
        path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    deinit {
        for name in names { unsafe unlink("\(path)/\(name)") }
        unsafe rmdir(path)
    }

    /// The path of a file that goes with the folder.
    mutating func file(named name: String) -> String {
        names.append(name)
        return "\(path)/\(name)"
    }

    /// Makes a file; `nil` when it can't be written.
    mutating func write(_ bytes: [UInt8], to name: String) -> String? {
        let path = file(named: name)
        guard let stream = unsafe fopen(path, "wbx") else { return nil }
        let count = unsafe fwrite(bytes, 1, bytes.count, stream)
        return unsafe fclose(stream) == 0 && count == bytes.count ? path : nil
    }

    /// At most the first `limit` bytes of a file; empty when there is none.
    static func read(_ path: String, limit: Int) -> [UInt8] {
        guard let stream = unsafe fopen(path, "rb") else { return [] }
        defer { unsafe fclose(stream) }
        return unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
            count = unsafe fread(buffer.baseAddress, 1, buffer.count, stream)
        }
    }
}
