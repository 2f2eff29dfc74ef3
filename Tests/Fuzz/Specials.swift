/// Texts that are wrong on purpose: thousands of levels, lines of megabytes, and bytes that no editor writes. Every
/// target gets each of them, before the texts of chance.
enum Specials {
    /// How many there are, whatever the seeds.
    static let count = all(of: []).count

    /// One of them.
    static func text(_ number: Int, of seeds: [[UInt8]]) -> [UInt8] { all(of: seeds)[number]() }

    /// What opens a level in one of the formats, and what closes it.
    static let pairs = [
        ("(", ")"), ("[", "]"), ("{", "}"), ("{ ", "}"), ("\"\\(", ")\""), ("/*", "*/"), ("<", ">"), ("a(b: ", ")"),
        ("if x { ", " }"), ("x { ", " }"), ("(\n", "\n)"), ("- ", ""), ("a: ", ""), ("$(", ")"), ("${A:", "}"),
        ("<dict>", "</dict>"), (".a(", ")"), ("VStack { ", " }.padding()"), ("x ? ", " : y"), ("!", ""), ("-", ""),
        ("&", ""), ("[a: ", "]"), ("{a = ", ";}"), ("\"", ""), ("", ".a()"), ("", "\n.background(.thinMaterial)"),
        ("*", ""),
        ("#if A\n", "\n#endif\n"), ("try ", ""), ("{a,", "}"), ("func f() {", "}"), ("struct S {", "}"),
        ("A<", ">"), ("{\"a\":", "}"), ("\"a\": {", "}"), ("? ", ""), ("a:\n  - ", ""), ("/", ""), ("**/", ""),
    ]

    private static let depth = 50_000
    private static let lineLength = 10_000_000
    private static let unusual: [[UInt8]] = [
        [0], [0xFF], [0xFE, 0xFF], [0xC0, 0xAF], [0xE2, 0x80], [0xF4, 0x90, 0x80, 0x80],
        [0xF8, 0x88, 0x80, 0x80, 0x80],
        // Halves of a pair, and a pair in the manner of CESU-8.
        [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x80],
        Array("\"\\ud800\"".utf8), Array("\"\\udc00\\ud800\"".utf8), byteOrderMark,
    ]
    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    private static func all(of seeds: [[UInt8]]) -> [() -> [UInt8]] {
        let seed = seeds.first ?? []
        let middle = seed.count / 2
        var texts: [() -> [UInt8]] = [{ [] }, { [10] }, { [13] }, { Array(repeating: 10, count: 1_000_000) }]
        for (open, close) in pairs {
            texts.append { repeated(open, depth) + repeated(close, depth) }
            texts.append { repeated(open, depth) }
            texts.append { seed[..<middle] + repeated(open, depth) + repeated(close, depth) + seed[middle...] }
        }
        for mark in "a #\"'`\\/*-.,\t<>!?0=:;@$%&|~^_\0" {
            texts.append { repeated(String(mark), lineLength) }
        }
        texts.append { repeated("é", lineLength / 2) }
        texts.append { repeated("e\u{301}", lineLength / 3) }
        texts.append { repeated("\u{301}", lineLength / 2) }
        // The whole text again and again on one line.
        texts.append {
            let line = seed.filter { $0 != 10 && $0 != 13 } + [0x20]
            return Array(repeatElement(line, count: lineLength / line.count).joined())
        }
        for bytes in unusual {
            texts.append { bytes }
            texts.append { bytes + seed }
            texts.append { seed + bytes }
            texts.append { Array(seed[..<middle] + bytes + seed[middle...]) }
            texts.append { seed.enumerated().flatMap { $0.offset % 50 == 49 ? bytes + [$0.element] : [$0.element] } }
        }
        texts.append { byteOrderMark + byteOrderMark + seed }
        texts.append { [0xFF, 0xFE] + seed.flatMap { [$0, 0] } }
        texts.append { [0xFE, 0xFF] + seed.flatMap { [0, $0] } }
        texts.append { [0xFF, 0xFE, 0, 0] + seed.flatMap { [$0, 0, 0, 0] } }
        return texts
    }

    private static func repeated(_ text: String, _ count: Int) -> [UInt8] {
        Array(repeatElement(Array(text.utf8), count: count).joined())
    }
}
