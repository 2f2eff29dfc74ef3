import Rewriter
import Synchronization

/// Reads the files of a listing for whoever asks: a reader serves one task at a time, and idle ones wait here for the
/// next, with the folder or object database that they have open.
final class SharedReader: Sendable {
    private let source: FileSource
    private let idle = Mutex<[Idle]>([])

    init(_ source: FileSource) {
        self.source = source
    }

    func read(_ file: ListedFile, limit: Int = FileReader.sizeLimit) -> Result<[UInt8], InputFile.Skip> {
        do {
            let idle = try take()
            defer { give(idle) }
            return .success(try idle.reader.read(file, limit: limit))
        } catch let failure as ReadFailure {
            return .failure(InputFile.Skip(failure.reason.rawValue))
        } catch {
            return .failure(InputFile.Skip(SkipReason.unreadable.rawValue))
        }
    }

    private func take() throws -> Idle {
        try idle.withLock { $0.popLast() } ?? Idle(reader: FileReader(source))
    }

    private func give(_ reader: Idle) {
        idle.withLock { $0.append(reader) }
    }
}

/// Used by one task at a time: whoever takes it from the list has it alone.
private final class Idle: @unchecked Sendable {
    var reader: FileReader

    init(reader: consuming FileReader) {
        self.reader = reader
    }
}
