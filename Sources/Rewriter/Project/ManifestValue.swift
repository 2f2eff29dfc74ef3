/// A value that a manifest written in Swift spells out: nothing is run, so only literals, constants and calls are read.
indirect enum ManifestValue: Sendable {
    case string(String)
    /// A number or `true`/`false`, as written.
    case literal(String)
    case array([ManifestValue])
    case dictionary([String: ManifestValue])
    /// `.v17`, `.target(name: …)`, `Package(…)`: the last name, and the arguments if it is called.
    case member(String, [Argument])
    /// Anything else, as written.
    case unreadable(String)

    struct Argument: Sendable {
        var label: String?
        var value: ManifestValue
    }

    var string: String? {
        if case .string(let text) = self { text } else { nil }
    }

    var elements: [ManifestValue]? {
        if case .array(let elements) = self { elements } else { nil }
    }

    /// The name of a member or call.
    var name: String? {
        if case .member(let name, _) = self { name } else { nil }
    }

    var arguments: [Argument] {
        if case .member(_, let arguments) = self { arguments } else { [] }
    }

    /// The argument with a label, or a dictionary's value.
    subscript(label: String?) -> ManifestValue? {
        if case .dictionary(let entries) = self { return label.flatMap { entries[$0] } }
        return arguments.first { $0.label == label }?.value
    }

    /// What a literal says, also where a case is put around it: `"a"`, `.string("a")`, `true`, `.boolean(true)`.
    var text: String? {
        switch self {
        case .string(let text), .literal(let text): text
        case .member(_, let arguments): arguments.count == 1 ? arguments[0].value.text : nil
        default: nil
        }
    }
}

/// Reads the values of one manifest.
struct ManifestReader {
    let tree: SyntaxTree
    /// Constants by name, `Namespace.name` for static ones.
    private let constants: [String: SyntaxNode]
    /// Static constants by their last name, those whose last name no other has.
    private let members: [String: SyntaxNode]
    /// How many nodes may still be read: constants that double each other must end.
    private var budget = 20_000

    private static let depthLimit = 32

    /// `helpers` are files whose constants the manifest may use.
    init(_ tree: SyntaxTree, helpers: [SyntaxTree] = []) {
        self.tree = tree
        constants = ([tree] + helpers).reduce(into: [:]) { result, tree in
            result.merge(Self.constants(in: tree)) { first, _ in first }
        }
        let statics = constants.filter { $0.key.contains(".") }
        members = Dictionary(grouping: statics) { String($0.key.split(separator: ".").last ?? "") }
            .compactMapValues { $0.count == 1 ? $0[0].value : nil }
    }

    /// `let` and `var` with a value, outside functions.
    private static func constants(in tree: SyntaxTree) -> [String: SyntaxNode] {
        var result: [String: SyntaxNode] = [:]
        for node in tree.nodes where node.kind == .propertyDeclaration {
            guard let name = node.child(.name)?.text, let value = node.child(.value) else { continue }
            let owners = node.ancestors.filter { $0.kind == .classDeclaration }.compactMap { $0.child(.name)?.text }
            if node.ancestors.contains(where: { $0.kind == .functionBody || $0.kind == .lambdaLiteral }) { continue }
            result[(owners.reversed() + [name]).joined(separator: ".")] = value
        }
        return result
    }

    mutating func value(_ node: SyntaxNode, depth: Int = 0) -> ManifestValue {
        budget -= 1
        guard depth < Self.depthLimit, budget > 0 else { return .unreadable(node.text) }
        switch node.kind {
        case .lineStringLiteral, .multiLineStringLiteral, .rawStringLiteral:
            return string(node, depth: depth).map(ManifestValue.string) ?? .unreadable(node.text)
        case .integerLiteral, .realLiteral, .booleanLiteral:
            return .literal(node.text)
        case .arrayLiteral:
            return .array(
                node.children.filter { $0.kind != .token && !$0.isComment }.map { value($0, depth: depth + 1) })
        case .dictionaryLiteral:
            return dictionary(node, depth: depth)
        case .additiveExpression:
            return sum(of: node.children.filter { $0.kind != .token && !$0.isComment }, depth: depth)
                ?? .unreadable(node.text)
        case .asExpression:
            return node.children.first { _ in true }.map { value($0, depth: depth + 1) } ?? .unreadable(node.text)
        case .simpleIdentifier, .navigationExpression:
            if let constant = constants[node.text] { return value(constant, depth: depth + 1) }
            return member(node, depth: depth)
        case .callExpression, .prefixExpression:
            return member(node, depth: depth)
        default:
            return .unreadable(node.text)
        }
    }

    private mutating func member(_ node: SyntaxNode, depth: Int) -> ManifestValue {
        let chain = ModifierChain(node)
        guard let link = chain.links.last else {
            guard let call = Call(node), call.callee.kind == .simpleIdentifier else { return .unreadable(node.text) }
            return .member(call.callee.text, arguments(of: call, depth: depth))
        }
        // `.target(…)` and `Target.target(…)`, but not what a method makes of either.
        guard chain.links.count == 1, chain.subject.map({ $0.kind == .simpleIdentifier }) ?? true else {
            return .unreadable(node.text)
        }
        if chain.subject == nil, link.call == nil, let constant = members[link.name] {
            return value(constant, depth: depth + 1)
        }
        return .member(link.name, link.call.map { arguments(of: $0, depth: depth) } ?? [])
    }

    private mutating func dictionary(_ node: SyntaxNode, depth: Int) -> ManifestValue {
        let parts = node.children.filter { $0.kind != .token && !$0.isComment }
        var entries: [String: ManifestValue] = [:]
        for index in stride(from: 0, to: parts.count - 1, by: 2) {
            guard let key = value(parts[index], depth: depth + 1).string else { continue }
            entries[key] = value(parts[index + 1], depth: depth + 1)
        }
        return .dictionary(entries)
    }

    private mutating func arguments(of call: Call, depth: Int) -> [ManifestValue.Argument] {
        call.arguments.map { ManifestValue.Argument(label: $0.label, value: value($0.value, depth: depth + 1)) }
    }

    private mutating func sum(of operands: [SyntaxNode], depth: Int) -> ManifestValue? {
        let values = operands.map { value($0, depth: depth + 1) }
        let strings = values.compactMap(\.string)
        if strings.count == values.count { return .string(strings.joined()) }
        // An operand that can't be read makes an unreadable element of the list.
        guard values.contains(where: { $0.elements != nil }) else { return nil }
        return .array(values.flatMap { $0.elements ?? [$0] })
    }

    /// The text of a literal whose interpolations are constants.
    private mutating func string(_ node: SyntaxNode, depth: Int) -> String? {
        var text = node.text[...]
        let marks = text.prefix { $0 == "#" }
        let quotes = text.dropFirst(marks.count).hasPrefix("\"\"\"") ? 3 : 1
        guard text.count >= 2 * (marks.count + quotes) else { return nil }
        text = text.dropFirst(marks.count + quotes).dropLast(marks.count + quotes)
        let escape = "\\" + marks
        var result = ""
        while let start = text.firstRange(of: escape) {
            result += text[..<start.lowerBound]
            text = text[start.upperBound...]
            guard let kind = text.popFirst() else { return nil }
            switch kind {
            case "n": result.append("\n")
            case "t": result.append("\t")
            case "(":
                guard let end = text.firstIndex(of: ")"), let constant = constants[String(text[..<end])],
                    let value = value(constant, depth: depth + 1).string
                else { return nil }
                result += value
                text = text[text.index(after: end)...]
            default: result.append(kind)
            }
        }
        return result + text
    }
}
