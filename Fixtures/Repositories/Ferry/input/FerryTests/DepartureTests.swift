import XCTest

@testable import Ferry

final class DepartureTests: XCTestCase {
    func testSoon() {
        XCTAssertTrue(Departure(id: 0, pier: "A", minutes: 2).isSoon)
    }
}
