/// What one apply does to the work tree, so that it can be taken back: for each file the old bytes and the name of the
/// new ones. While a file has either content, it is known what to do with it.
package struct JournalEntry: Hashable, Sendable {
    package struct File: Hashable, Sendable {
        let path: String
        /// `nil` for a file that the apply creates.
        let before: [UInt8]?
        let after: ObjectID

        package init(path: String, before: [UInt8]?, after: ObjectID) {
            self.path = path
            self.before = before
            self.after = after
        }
    }

    var files: [File]
    /// Folders that the apply makes, outer ones first.
    var folders: [String]

    package init(files: [File], folders: [String]) {
        self.files = files
        self.folders = folders
    }
}

extension JournalEntry {
    private static let title = "glass-migrate journal 1\n"

    /// Its form on disk. Texts are preceded by their length; the last line is a checksum of all before.
    package var encoded: [UInt8] {
        var bytes = Array(Self.title.utf8)
        for folder in folders { bytes += "folder \(folder.utf8.count):\(folder)\n".utf8 }
        for file in files {
            bytes += "file \(file.after) \(file.path.utf8.count):\(file.path) ".utf8
            if let before = file.before {
                bytes += "\(before.count):".utf8
                bytes += before
                bytes.append(UInt8(ascii: "\n"))
            } else {
                bytes += "new\n".utf8
            }
        }
        return bytes + Array("end \(ObjectID(ofBlob: bytes))\n".utf8)
    }

    /// `nil` when the bytes are damaged, or name a path that leads out of the work tree.
    package init?(_ bytes: [UInt8]) {
        let lastLine = "end ".utf8.count + 40 + 1
        guard bytes.count > lastLine, bytes.starts(with: Self.title.utf8) else { return nil }
        let body = Array(bytes.dropLast(lastLine))
        guard bytes.suffix(lastLine).elementsEqual("end \(ObjectID(ofBlob: body))\n".utf8) else { return nil }
        var scanner = Scanner(rest: body.dropFirst(Self.title.utf8.count))
        files = []
        folders = []
        while !scanner.rest.isEmpty {
            if scanner.skip("folder ") {
                guard let path = scanner.path(), scanner.skip("\n") else { return nil }
                folders.append(path)
            } else {
                guard scanner.skip("file "), let after = scanner.id(), scanner.skip(" "), let path = scanner.path(),
                    scanner.skip(" ")
                else { return nil }
                let isNew = scanner.skip("new")
                let before = isNew ? nil : scanner.text()
                guard isNew || before != nil, scanner.skip("\n") else { return nil }
                files.append(File(path: path, before: before, after: after))
            }
        }
    }

    private struct Scanner {
        var rest: ArraySlice<UInt8>

        mutating func skip(_ word: String) -> Bool {
            guard rest.starts(with: word.utf8) else { return false }
            rest = rest.dropFirst(word.utf8.count)
            return true
        }

        mutating func id() -> ObjectID? {
            let digits = String(decoding: rest.prefix(40), as: UTF8.self)
            rest = rest.dropFirst(40)
            return ObjectID(digits)
        }

        mutating func path() -> String? {
            guard let bytes = text(), let path = String(validating: bytes, as: UTF8.self), FilePath.isContained(path)
            else {
                return nil
            }
            return path
        }

        /// What a length and a colon precede.
        mutating func text() -> [UInt8]? {
            let digits = rest.prefix { $0 != UInt8(ascii: ":") }.prefix(10)
            guard let count = Int(String(decoding: digits, as: UTF8.self)), count >= 0,
                rest.count > digits.count + count,
                rest[rest.startIndex + digits.count] == UInt8(ascii: ":")
            else { return nil }
            rest = rest.dropFirst(digits.count + 1)
            defer { rest = rest.dropFirst(count) }
            return Array(rest.prefix(count))
        }
    }
}
