/// A value of an XcodeGen spec: what YAML says, without places, so that specs can be merged.
indirect enum SpecValue: Hashable, Sendable {
    case text(String)
    case list([SpecValue])
    case map([String: SpecValue])

    init(_ yaml: YAML) {
        if let elements = yaml.elements {
            self = .list(elements.map(SpecValue.init))
        } else if let entries = yaml.entries {
            self = .map(
                Dictionary(entries.map { ($0.name, SpecValue($0.value)) }, uniquingKeysWith: { first, _ in first }))
        } else {
            self = .text(yaml.string ?? "")
        }
    }

    var text: String? {
        if case .text(let text) = self, !text.isEmpty { text } else { nil }
    }

    var map: [String: SpecValue] {
        if case .map(let map) = self { map } else { [:] }
    }

    /// The elements of a list; a single value other than nothing is a list of one.
    var list: [SpecValue] {
        switch self {
        case .list(let list): list
        case .text(""): []
        default: [self]
        }
    }

    var texts: [String] { list.compactMap(\.text) }

    subscript(key: String) -> SpecValue? { map[key] }

    /// How many values it consists of.
    var count: Int {
        switch self {
        case .text: 1
        case .list(let list): list.reduce(1) { $0 + $1.count }
        case .map(let map): map.values.reduce(1) { $0 + $1.count }
        }
    }

    /// This value where both say something; mappings are merged key by key, lists put together. A key that ends in
    /// `:REPLACE` keeps nothing of `base`.
    func merged(over base: SpecValue) -> SpecValue {
        switch (self, base) {
        case (.map(let own), .map(var result)):
            for (key, value) in own {
                if key.hasSuffix(":REPLACE") {
                    result[String(key.dropLast(":REPLACE".count))] = value
                } else {
                    result[key] = result[key].map { value.merged(over: $0) } ?? value
                }
            }
            return .map(result)
        case (.list(let own), .list(let other)): return .list(other + own)
        default: return self
        }
    }

    /// The same value with every text passed through `change`.
    func mapTexts(_ change: (String) -> String) -> SpecValue {
        switch self {
        case .text(let text): .text(change(text))
        case .list(let list): .list(list.map { $0.mapTexts(change) })
        case .map(let map): .map(map.mapValues { $0.mapTexts(change) })
        }
    }

    /// The same value with the one for `key` changed, if there is one.
    func replacing(_ key: String, _ change: (SpecValue) -> SpecValue) -> SpecValue {
        guard case .map(var map) = self, let value = map[key] else { return self }
        map[key] = change(value)
        return .map(map)
    }

    /// The same mapping with each value changed.
    func mapEntries(_ change: (SpecValue) -> SpecValue) -> SpecValue {
        if case .map(let map) = self { .map(map.mapValues(change)) } else { self }
    }
}
