/// Paints words for a terminal, or leaves them plain.
public struct Paint: Sendable {
    /// An attribute of the ANSI standard.
    public enum Color: String, Sendable {
        case bold = "1", faint = "2", red = "31", green = "32", yellow = "33", blue = "34", magenta = "35", cyan = "36"
    }

    public let isOn: Bool

    public init(isOn: Bool) {
        self.isOn = isOn
    }

    public func callAsFunction(_ text: String, _ color: Color) -> String {
        isOn && !text.isEmpty ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
    }
}

extension String {
    /// The same text with everything escaped that could steer a terminal or disguise what is written: control
    /// characters (tabs excepted) and bidirectional overrides. File names and code of strangers go through this.
    public var printable: String {
        guard unicodeScalars.contains(where: \.isTreacherous) else { return self }
        var result = ""
        for scalar in unicodeScalars {
            if scalar.isTreacherous {
                result += scalar.escaped(asASCII: true)
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

extension Unicode.Scalar {
    fileprivate var isTreacherous: Bool {
        switch self {
        case "\t": false
        case "\0"..<" ", "\u{7F}"..."\u{9F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": true
        default: false
        }
    }
}
