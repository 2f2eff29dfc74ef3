public struct Episode: Identifiable, Hashable, Sendable {
    public let id: Int
    public let title: String
    public let show: String
    public let artwork: String
    public let minutes: Int

    public init(id: Int, title: String, show: String, artwork: String, minutes: Int) {
        self.id = id
        self.title = title
        self.show = show
        self.artwork = artwork
        self.minutes = minutes
    }
}

extension Episode {
    public static let samples = [
        Episode(id: 1, title: "Docking by hand", show: "Apogee", artwork: "apogee", minutes: 42),
        Episode(id: 2, title: "A window called Cupola", show: "Apogee", artwork: "apogee", minutes: 35),
        Episode(id: 3, title: "Debris", show: "Low Orbit", artwork: "low-orbit", minutes: 51),
    ]
}
