/// A satellite crossing the sky of one place.
public struct Pass: Identifiable, Hashable, Sendable {
    public let id: Int
    public let satellite: String
    /// Degrees above the horizon at the highest point.
    public let elevation: Int
    public let minutesAway: Int
    public let latitude: Double
    public let longitude: Double

    public init(id: Int, satellite: String, elevation: Int, minutesAway: Int, latitude: Double, longitude: Double) {
        self.id = id
        self.satellite = satellite
        self.elevation = elevation
        self.minutesAway = minutesAway
        self.latitude = latitude
        self.longitude = longitude
    }

    public static let sample = Pass(
        id: 1, satellite: "ISS", elevation: 71, minutesAway: 24, latitude: 52.5, longitude: 13.4)
}
