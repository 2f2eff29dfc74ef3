import MigrationPlans
import Rewriter

/// Reads a configuration file and says of every mistake where it stands.
struct ConfigurationReader {
    let fileName: String

    func read(_ bytes: [UInt8]) throws(Failure) -> Configuration {
        let document: YAML.Document
        do throws(YAML.Failure) { document = try YAML.parse(bytes) } catch {
            throw failure(error.position, error.message)
        }
        if let key = document.duplicateKeys.first {
            throw failure(key.position, "'\(key.name)' stands on line \(key.first.line) already")
        }
        var configuration = Configuration()
        if document.root.isNull { return configuration }
        for entry in try entries(of: document.root, "the file") {
            switch entry.name {
            case "overrides": configuration.overrides = try overrides(entry.value)
            case "wrappers": configuration.names.wrappers = Set(try names(entry.value, of: entry.name))
            case "components": configuration.names.components = try components(entry.value)
            default:
                let option = try option(
                    entry.key, among: Option.allCases.filter(\.isConfigurable), besides: Configuration.ownKeys)
                // An empty list is what holds anyway.
                configuration.values[option] = try values(entry.value, of: option).flatMap { $0.isEmpty ? nil : $0 }
            }
        }
        return configuration
    }

    // MARK: Parts

    private func overrides(_ list: YAML) throws(Failure) -> [Configuration.Override] {
        guard let elements = list.elements else {
            throw wrong(list, "overrides", remedy: "it takes a list; each item has 'paths' and options")
        }
        var result: [Configuration.Override] = []
        for element in elements {
            var paths: [String]?
            var chosen: [Option: [String]] = [:]
            for entry in try entries(of: element, "an override") {
                if entry.name == "paths" {
                    paths = try values(entry.value, of: .paths)
                } else {
                    let option = try option(entry.key, among: Configuration.overridable, besides: ["paths"])
                    chosen[option] = try values(entry.value, of: option)
                }
            }
            guard let paths, !paths.isEmpty else {
                throw failure(element.position, "the override has no 'paths'", remedy: "say which files it is for")
            }
            result.append(Configuration.Override(paths: paths.map { Glob($0) }, values: chosen))
        }
        return result
    }

    private func components(_ mapping: YAML) throws(Failure) -> [String: OwnNames.Layer] {
        var result: [String: OwnNames.Layer] = [:]
        for entry in try entries(of: mapping, "'components'") {
            guard let layer = OwnNames.Layer(rawValue: entry.name) else {
                throw unknown(entry.key, among: OwnNames.Layer.allCases.map(\.rawValue))
            }
            for name in try names(entry.value, of: entry.name) {
                if let other = result.updateValue(layer, forKey: name), other != layer {
                    throw failure(entry.value.position, "'\(name)' can't be both \(other) and \(layer)")
                }
            }
        }
        return result
    }

    /// Names of types and functions.
    private func names(_ list: YAML, of key: String) throws(Failure) -> [String] {
        var result: [String] = []
        for element in list.elements ?? [list] {
            guard let name = element.string else {
                throw wrong(element, key, remedy: "it takes names of types and functions")
            }
            let isName = name.first?.isNumber == false && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
            guard isName else {
                throw failure(
                    element.position, "'\(name)' is no name of a type or function",
                    remedy: "write it without arguments and without the type around it")
            }
            result.append(name)
        }
        return result
    }

    // MARK: Keys and values

    private func entries(of mapping: YAML, _ what: String) throws(Failure) -> [YAML.Entry] {
        guard let entries = mapping.entries else {
            throw failure(
                mapping.position, "\(what) holds \(mapping.kind)", remedy: "it takes keys and values: 'style: helper'")
        }
        return entries
    }

    private func option(
        _ key: YAML, among allowed: [Option], besides others: [String]
    ) throws(Failure) -> Option {
        let name = key.string ?? ""
        if let option = allowed.first(where: { $0.rawValue == name }) { return option }
        guard let option = Option(rawValue: name) else { throw unknown(key, among: allowed.map(\.rawValue) + others) }
        if let reason = option.reasonAgainstConfiguring {
            throw failure(
                key.position, "'\(name)' can stand on the command line only",
                remedy: reason)
        }
        throw failure(
            key.position, "'\(name)' can't stand here",
            remedy: option.isConfigurable ? "it holds for the whole repository: write it at the top" : nil)
    }

    private func values(_ yaml: YAML, of option: Option) throws(Failure) -> [String]? {
        let kind = option.traits.value
        let remedy = "it takes \(kind.allowed ?? (kind == .flag ? "true or false" : "a text that is not empty"))"
        if kind == .flag {
            guard let isOn = yaml.bool else { throw wrong(yaml, option.rawValue, remedy: remedy) }
            return isOn ? [""] : nil
        }
        var result: [String] = []
        for element in kind.accumulates ? yaml.elements ?? [yaml] : [yaml] {
            guard let text = element.string else { throw wrong(element, option.rawValue, remedy: remedy) }
            guard let values = kind.values(in: text) else {
                throw failure(
                    element.position, "bad value '\(text)' for '\(option.rawValue)'",
                    remedy: kind.nearest(to: text).map { "did you mean '\($0)'?" } ?? remedy)
            }
            result += values
        }
        return result
    }

    // MARK: Mistakes

    private func unknown(_ key: YAML, among names: [String]) -> Failure {
        let name = key.string ?? ""
        let near = names.nearest(to: name)
        return failure(
            key.position, key.string == nil ? "a key that is \(key.kind)" : "unknown key '\(name)'",
            remedy: near.map { "did you mean '\($0)'?" } ?? "known are \(names.sorted().listed("and"))")
    }

    private func wrong(_ value: YAML, _ key: String, remedy: String) -> Failure {
        let what = value.isNull ? "has no value" : "can't be \(value.kind)"
        return failure(value.position, "'\(key)' \(what)", remedy: remedy)
    }

    private func failure(_ position: Position, _ message: String, remedy: String? = nil) -> Failure {
        Failure(.badData, "\(fileName):\(position.line):\(position.column): \(message)", remedy: remedy)
    }
}
