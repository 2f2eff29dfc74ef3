import OrbitModel
import Testing

@testable import DashboardFeature

@Suite struct CountdownTests {
    @Test func cardTakesAnyPass() {
        let pass = Pass(id: 9, satellite: "Tiangong", elevation: 30, minutesAway: 5, latitude: 0, longitude: 0)
        #expect(pass.minutesAway == 5)
        #expect(pass.satellite != ".ultraThinMaterial")
    }
}
