//
//  Departure.swift
//  Ferry
//

struct Departure: Identifiable, Hashable, Sendable {
    let id: Int
    let pier: String
    let minutes: Int

    var isSoon: Bool { minutes < 5 }

    static let samples = [
        Departure(id: 1, pier: "North pier", minutes: 3),
        Departure(id: 2, pier: "Old market", minutes: 12),
    ]
}
