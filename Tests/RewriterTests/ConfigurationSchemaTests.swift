import Foundation
import Testing

@testable import MigrationPlans
@testable import glass_migrate

/// The checked-in schema of the configuration is that of the option table. `UPDATE_FIXTURES=1` writes it.
@Suite struct ConfigurationSchemaTests {
    private static let file = Fixture.root.deletingLastPathComponent().appending(
        path: "Docs/schema/config-1.schema.json")

    @Test func schemaFollowsTheTable() throws {
        if Fixture.isUpdating {
            let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            try (JSONSerialization.data(withJSONObject: Self.schema, options: options) + Data("\n".utf8)).write(
                to: Self.file)
        }
        let stored = try JSONSerialization.jsonObject(with: Data(contentsOf: Self.file)) as? NSDictionary
        #expect(stored == Self.schema as NSDictionary)
    }

    @Test func schemaTakesWhatTheReaderTakes() throws {
        let schema = try JSONSchema(Data(contentsOf: Self.file))
        let configuration: [String: Any] = [
            "style": "inline", "include": ["review"], "exclude": "Gen/**", "min-ios": "17.0", "jobs": 4, "quiet": true,
            "overrides": [["paths": ["A/**"], "include": []]], "wrappers": ["Frosted"],
            "components": ["content": ["FeedRow"]],
        ]
        #expect(schema.faults(in: configuration) == [])
        let mistakes: [[String: Any]] = [
            ["sytle": "inline"], ["style": "inlin"], ["style": ["inline"]], ["include": ["all"]], ["jobs": 0],
            ["jobs": 5000], ["quiet": "yes"], ["min-ios": "x"], ["output": "x"], ["overrides": [["style": "auto"]]],
            ["overrides": [["paths": ["A"], "jobs": 2]]], ["components": ["bar": ["A"]]], ["wrappers": ["a.b"]],
        ]
        for mistake in mistakes {
            let value = try JSONSerialization.jsonObject(with: JSONSerialization.data(withJSONObject: mistake))
            #expect(!schema.faults(in: value).isEmpty, "\(mistake)")
        }
    }

    // MARK: From the table

    private static var schema: [String: Any] {
        let options = Option.allCases.filter(\.isConfigurable)
        var properties = Dictionary(uniqueKeysWithValues: options.map { ($0.rawValue, value(of: $0)) })
        var parts = Dictionary(uniqueKeysWithValues: Configuration.overridable.map { ($0.rawValue, value(of: $0)) })
        parts["paths"] = value(of: .paths)
        properties["overrides"] = [
            "description": "Other choices for some files. Of several that fit a file, the later ones win.",
            "type": "array",
            "items": ["type": "object", "additionalProperties": false, "required": ["paths"], "properties": parts],
        ]
        properties["wrappers"] = [
            "description": "Types and functions from elsewhere that paint a material.", "$ref": "#/$defs/names",
        ]
        let layers = OwnNames.Layer.allCases.map { ($0.rawValue, ["$ref": "#/$defs/names"]) }
        properties["components"] = [
            "description": "Types and functions of the project by the layer that they belong to.", "type": "object",
            "additionalProperties": false, "properties": Dictionary(uniqueKeysWithValues: layers),
        ]
        let name: [String: Any] = ["type": "string", "pattern": #"^[\p{L}_][\p{L}\p{N}_]*$"#]
        return [
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": "Configuration of glass-migrate, version 1",
            "description": "`.glass-migrate.yml` at the root of a repository.", "type": "object",
            "additionalProperties": false, "properties": properties, "$defs": ["names": oneOrMore(name)],
        ]
    }

    private static func value(of option: Option) -> [String: Any] {
        var schema = type(of: option.traits.value)
        schema["description"] = option.traits.help
        return schema
    }

    private static func type(of kind: ValueKind) -> [String: Any] {
        switch kind {
        case .flag: ["type": "boolean"]
        case .optional, .text: ["type": "string", "minLength": 1]
        case .list, .repeated: oneOrMore(["type": "string", "minLength": 1])
        case .choice(let words): ["enum": words]
        case .choices(_, let words): oneOrMore(["enum": words])
        case .number(_, let range): ["type": "integer", "minimum": range.lowerBound, "maximum": range.upperBound]
        case .version: ["type": ["string", "number"], "pattern": #"^[0-9]+(\.[0-9]+){0,2}$"#]
        }
    }

    private static func oneOrMore(_ item: [String: Any]) -> [String: Any] {
        ["anyOf": [item, ["type": "array", "items": item]]]
    }
}
