import Foundation
import MigrationPlans
import Rewriter
import Testing

/// Every fixture goes through the same gauntlet.
@Suite struct FixtureTests {
    @Test(arguments: Fixture.all)
    func findings(_ fixture: Fixture) async throws {
        let run = await Run1(try fixture.before, options: try fixture.options)
        if Fixture.isUpdating {
            try run.findingsText.write(to: fixture.findingsURL, atomically: true, encoding: .utf8)
        }
        let expected = try String(contentsOf: fixture.findingsURL, encoding: .utf8)
        #expect(run.findingsText == expected)
    }
}
