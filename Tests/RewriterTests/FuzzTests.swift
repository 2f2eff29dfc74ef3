import Foundation
import Testing

/// The first texts of each target of the fuzzer; `make fuzz` tries many more.
@Suite struct FuzzTests {
    private static func run(_ words: [String]) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = ProgramRun.binary.deletingLastPathComponent().appendingPathComponent("fuzz")
        process.arguments = words
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }

    @Test func spoiltTextsEndInEveryReader() throws {
        let targets = try Self.run(["--list"]).output.split(separator: "\n").compactMap {
            $0.split(separator: "\t").first
        }
        #expect(targets.count > 15)
        for target in targets {
            let result = try Self.run([String(target), "--seed", "1000", "--count", "25", "--seconds", "60"])
            #expect(result.status == 0, "\(target)")
            #expect(result.output.hasPrefix("done 25 "), "\(target): \(result.output)")
        }
    }

    @Test func aTextIsTheSameEachTime() throws {
        let first = try Self.run(["migration", "--print", "1017"]).output
        #expect(!first.isEmpty)
        #expect(try Self.run(["migration", "--print", "1017"]).output == first)
        #expect(try Self.run(["migration", "--print", "1018"]).output != first)
    }
}
