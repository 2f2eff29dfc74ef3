internal import CByteSearch

/// Finds whether a file holds any of some words, at memory speed and without decoding it.
struct ByteSearch: Sendable {
    private let needles: [[UInt8]]

    init(_ needles: some Sequence<String>) {
        self.needles = needles.map { Array($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) }
    }

    func matches(_ bytes: [UInt8]) -> Bool { matches(bytes[...]) }

    func matches(_ bytes: ArraySlice<UInt8>) -> Bool {
        unsafe bytes.withUnsafeBytes { hay in
            for needle in needles {
                let found = unsafe needle.withUnsafeBytes { needle in
                    unsafe glass_migrate_contains(hay.baseAddress, hay.count, needle.baseAddress, needle.count)
                }
                if found { return true }
            }
            return false
        }
    }
}
