struct Sound: Identifiable, Hashable {
    let id: Int
    let name: String
    let symbol: String

    static let all = [
        Sound(id: 0, name: "Tide", symbol: "water.waves"),
        Sound(id: 1, name: "Reeds", symbol: "wind"),
        Sound(id: 2, name: "Rain", symbol: "cloud.rain"),
    ]
}
