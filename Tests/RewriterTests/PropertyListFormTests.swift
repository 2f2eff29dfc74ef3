import Foundation
import Testing

@testable import Rewriter

/// Project files in other forms than Xcode's own.
@Suite struct PropertyListFormTests {
    private static let forms = ["json", "binary"]

    /// The same list in another form, by Foundation.
    private func convert(_ bytes: [UInt8], to form: String) throws -> [UInt8] {
        let list = unsafe try PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil)
        let data =
            form == "json"
            ? try JSONSerialization.data(withJSONObject: list)
            : try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
        return [UInt8](data)
    }

    @Test(arguments: forms)
    func allFormsSayTheSame(_ form: String) throws {
        let long = String(repeating: "long ", count: 80)
        let text = #"{ a = (b, "c \"d\" \\", "ü – 𝄞", ""); "e f" = { g = ""; }; h = "line\nbreak"; i = "\#(long)"; }"#
        let plain = try PropertyList(Array(text.utf8))
        let other = try PropertyList(anyForm: convert(Array(text.utf8), to: form))
        #expect(PlainValue(other.root) == PlainValue(plain.root))
        #expect(other.bytes != plain.bytes)
    }

    @Test(arguments: forms, ["ClassicApp", "SyncedApp"])
    func projectsAreRead(_ form: String, _ name: String) throws {
        let fixture = try ProjectFixture(name)
        var contents: [String: [UInt8]] = [:]
        for path in fixture.paths { contents[path] = fixture.contents(path) }
        let before = ProjectReader.read(paths: fixture.paths) { contents[$0] }
        for path in fixture.paths where path.hasSuffix(".pbxproj") {
            contents[path] = try convert(try #require(contents[path]), to: form)
        }
        let after = ProjectReader.read(paths: fixture.paths) { contents[$0] }
        #expect(after.modules.map(\.source) == before.modules.map(\.source))
        #expect(after.modules.map(\.systems) == before.modules.map(\.systems))
        #expect(after.modules.map { after.files(of: $0) } == before.modules.map { before.files(of: $0) })
        // Entries can't be added there.
        let edited = after.modules.filter { $0.kind == .xcode && $0.projectFile != nil }
        #expect(edited.isEmpty)
        #expect(
            after.modules.filter { $0.kind == .xcode }.allSatisfy { $0.notes.contains { $0.contains("never edited") } })
    }

    @Test func numbersAndWordsAreText() throws {
        let list = try PropertyList(
            anyForm: Array(#"{"a": 77, "b": true, "c": [], "d": {}, "e": "A\u00e9\ud834\udd1e"}"#.utf8))
        #expect(list.root["a"]?.string == "77" && list.root["b"]?.string == "YES")
        #expect(list.root["c"]?.kind == .array && list.root["d"]?.kind == .dictionary)
        #expect(list.root["e"]?.string == "Aé𝄞")
    }

    /// Whatever is in a file, it is read or refused.
    @Test(arguments: forms)
    func damagedFilesAreRefused(_ form: String) throws {
        let text = "{ archiveVersion = 1; objects = { A = { isa = PBXProject; list = (1, 2, 3); }; }; rootObject = A; }"
        let bytes = try convert(Array(text.utf8), to: form)
        for index in bytes.indices {
            for value: UInt8 in [0, 0x7F, 0xD0, 0xFF] {
                var damaged = bytes
                damaged[index] = value
                _ = try? PropertyList(anyForm: damaged)
            }
            _ = try? PropertyList(anyForm: Array(bytes[..<index]))
        }
        #expect(throws: PropertyList.Failure.self) { try PropertyList(anyForm: Array(bytes.dropLast(4))) }
        #expect(throws: PropertyList.Failure.self) { try PropertyList(anyForm: Array("bplist00".utf8)) }
    }
}
