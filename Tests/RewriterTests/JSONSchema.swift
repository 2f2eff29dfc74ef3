import Foundation

/// Checks values against the part of JSON Schema (2020-12) that our schemas use. A keyword that it doesn't know is a
/// fault too, so that no schema asks for something that isn't checked.
struct JSONSchema {
    private let root: [String: Any]

    init(_ data: Data) throws {
        root = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    }

    /// What is wrong with `value`, with where it is.
    func faults(in value: Any) -> [String] { faults(in: value, root, "$") }

    private static let annotations: Set = ["$schema", "title", "description", "$defs"]
    private static let keywords: Set = [
        "type", "const", "enum", "pattern", "minLength", "minimum", "required", "properties", "additionalProperties",
        "maximum", "items", "anyOf", "$ref",
    ]

    private func faults(in value: Any, _ schema: [String: Any], _ place: String) -> [String] {
        var faults = schema.keys.filter { !Self.annotations.contains($0) && !Self.keywords.contains($0) }
            .map { "\(place): unknown keyword \($0)" }
        if let reference = schema["$ref"] as? String {
            faults += resolve(reference).map { self.faults(in: value, $0, place) } ?? ["\(place): no \(reference)"]
        }
        if let choices = schema["anyOf"] as? [[String: Any]],
            choices.allSatisfy({ !self.faults(in: value, $0, place).isEmpty })
        {
            faults.append("\(place): none of the choices")
        }
        let types = (schema["type"] as? String).map { [$0] } ?? schema["type"] as? [String] ?? []
        if !types.isEmpty, !types.contains(where: { Self.has(value, type: $0) }) {
            return faults + ["\(place): not \(types)"]
        }
        if let allowed = schema["enum"] as? [Any] ?? schema["const"].map({ [$0] }),
            !allowed.contains(where: { ($0 as? NSObject) == (value as? NSObject) })
        {
            faults.append("\(place): not one of \(allowed)")
        }
        switch value {
        case let text as String: faults += self.faults(inText: text, schema, place)
        case let object as [String: Any]: faults += self.faults(inObject: object, schema, place)
        case let array as [Any]:
            guard let items = schema["items"] as? [String: Any] else { break }
            faults += array.enumerated().flatMap { self.faults(in: $1, items, "\(place)[\($0)]") }
        default:
            if let minimum = schema["minimum"] as? Double, let number = value as? Double, number < minimum {
                faults.append("\(place): below \(minimum)")
            }
            if let maximum = schema["maximum"] as? Double, let number = value as? Double, number > maximum {
                faults.append("\(place): above \(maximum)")
            }
        }
        return faults
    }

    private func faults(inText text: String, _ schema: [String: Any], _ place: String) -> [String] {
        var faults: [String] = []
        if let length = schema["minLength"] as? Int, text.unicodeScalars.count < length {
            faults.append("\(place): too short")
        }
        if let pattern = schema["pattern"] as? String, text.range(of: pattern, options: .regularExpression) == nil {
            faults.append("\(place): '\(text)' is not like \(pattern)")
        }
        return faults
    }

    private func faults(inObject object: [String: Any], _ schema: [String: Any], _ place: String) -> [String] {
        let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
        let missing = (schema["required"] as? [String] ?? []).filter { object[$0] == nil }
        var faults = missing.map { "\(place): no \($0)" }
        for (name, value) in object.sorted(by: { $0.key < $1.key }) {
            if let property = properties[name] ?? schema["additionalProperties"] as? [String: Any] {
                faults += self.faults(in: value, property, "\(place).\(name)")
            } else if schema["additionalProperties"] as? Bool == false {
                faults.append("\(place): unknown member \(name)")
            }
        }
        return faults
    }

    /// `#/$defs/name`
    private func resolve(_ reference: String) -> [String: Any]? {
        let parts = reference.split(separator: "/").map(String.init)
        guard parts.first == "#" else { return nil }
        return parts.dropFirst().reduce(root) { ($0?[$1]) as? [String: Any] }
    }

    private static func has(_ value: Any, type: String) -> Bool {
        switch type {
        case "object": value is [String: Any]
        case "array": value is [Any]
        case "string": value is String
        case "null": value is NSNull
        case "integer": (value as? NSNumber).map { $0.doubleValue == $0.doubleValue.rounded() } ?? false
        case "number": value is NSNumber
        case "boolean": value is Bool
        default: false
        }
    }
}
