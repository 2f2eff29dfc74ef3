import Foundation
import MigrationPlans
import Rewriter
import Testing

@Suite struct ManualTests {
    /// Every code that the sources can put into a report.
    private static func codesInSources() throws -> Set<String> {
        let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardized
        let folder = root.appendingPathComponent("Sources/MigrationPlans")
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        let pattern = /(?:Reason\(\s*|\.init\(\s*|Note\(\s*|rule: )"([a-z-]+)"/
        var codes: Set<String> = [Reason.verification.code, Reason.syntaxError.code]
        for case let file as URL in files where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            codes.formUnion(text.matches(of: pattern).map { String($0.output.1) })
        }
        return codes
    }

    @Test func everyCodeHasAPage() throws {
        let codes = try Self.codesInSources()
        #expect(codes.count > 35)
        #expect(codes.subtracting(LiquidGlassPlan.manual.map(\.code)) == [])
    }

    @Test func pagesAreWellFormed() {
        let pages = LiquidGlassPlan.manual
        #expect(Set(pages.map { [$0.kind.rawValue, $0.code] }).count == pages.count)
        for page in pages {
            #expect(page.sentence.hasSuffix("."), "\(page.code)")
            #expect(page.text.hasSuffix("."), "\(page.code)")
            #expect(page.code.allSatisfy { $0.isLowercase && $0.isASCII || $0 == "-" })
        }
    }
}
