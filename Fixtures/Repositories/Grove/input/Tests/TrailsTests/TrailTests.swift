import XCTest

@testable import Trails

final class TrailTests: XCTestCase {
    func testNothing() {
        XCTAssertNotNil(TrailView())
    }
}
