/// Random numbers that are the same on every machine (SplitMix64).
struct Numbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// From 0 up to `limit`, which it doesn't reach; 0 when there is nothing below.
    mutating func below(_ limit: Int) -> Int { limit > 1 ? Int(next() % UInt64(limit)) : 0 }

    /// Whether something happens that does once in `count` times.
    mutating func once(in count: Int) -> Bool { below(count) == 0 }

    mutating func pick<Items: RandomAccessCollection>(_ items: Items) -> Items.Element {
        items[items.index(items.startIndex, offsetBy: below(items.count))]
    }

    /// A part of what is between 0 and `limit`.
    mutating func range(in limit: Int) -> Range<Int> {
        let (a, b) = (below(limit + 1), below(limit + 1))
        return min(a, b)..<max(a, b)
    }
}
