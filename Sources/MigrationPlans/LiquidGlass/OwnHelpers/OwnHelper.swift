import Rewriter

/// A function or property of View extensions that the repository has itself to choose between glass and something
/// older.
struct OwnHelper: Hashable, Sendable {
    let name: String
    let path: String
    let line: Int
    let access: Declarations.Access
    let parameters: [Parameter]
    let isProperty: Bool
    /// What it draws; `nil` until the modifier that it applies is known.
    private(set) var body: AdaptiveBody?
    /// The modifier that it applies instead of choosing itself, with the arguments as tokens by label.
    let modifier: Modifier?

    struct Modifier: Hashable, Sendable {
        let type: String
        let arguments: [String: [String]]
    }

    struct Parameter: Hashable, Sendable {
        /// `nil` when the argument has no label.
        let label: String?
        let name: String
        let role: Role
        /// As tokens; `nil` when an argument is required.
        let defaultValue: [String]?
    }

    /// What a parameter is there for, by its type and name.
    enum Role: Hashable, Sendable {
        case shape(isInsettable: Bool)
        case cornerRadius, tint, interactive, isOn
        /// A closure that gets the view and makes what old systems see.
        case fallback
        case other
    }

    /// `appGlass(in:tint:)`
    var signature: String { isProperty ? name : "\(name)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))" }

    /// With the body of the modifier that it applies.
    func resolved(_ modifiers: [String: AdaptiveBody]) -> OwnHelper? {
        if body != nil { return self }
        guard let modifier, let body = modifiers[modifier.type] else { return nil }
        var helper = self
        helper.body = body.substituting(modifier.arguments)
        return helper
    }
}

extension OwnHelper {
    /// `nil` for a function or property that can't be one: not in a View extension, or without anything to choose or to
    /// apply.
    init?(_ member: SyntaxNode) {
        isProperty = member.kind == .propertyDeclaration
        guard let type = member.enclosing([.classDeclaration]), Declarations.isViewExtension(type),
            let body = isProperty ? member.child(.computedProperty) : member.child(.body), !Self.isNewOnly(member),
            !Self.isNewOnly(type), !Declarations.modifiers(of: member).contains("static")
        else { return nil }
        self.body = AdaptiveBody(body, receiver: "self")
        modifier = self.body == nil ? Self.appliedModifier(body) : nil
        guard self.body != nil || modifier != nil else { return nil }
        name = Declarations.name(of: member)
        path = member.tree.source.path
        line = member.tree.lines.position(of: member.start).line
        access = Declarations.access(of: member, in: type)
        parameters = isProperty ? [] : OwnHelperSignature(member).parameters
    }

    /// `@available(iOS 26, *)`: older systems never call it.
    private static func isNewOnly(_ declaration: SyntaxNode) -> Bool {
        let attributes = declaration.child(.modifiers)?.children.filter { $0.kind == .attribute } ?? []
        return attributes.contains { $0.normalizedText.firstMatch(of: /^@available\(.*\b(iOS|macOS)2[6-9]/) != nil }
    }

    /// `modifier(AppGlass(shape: shape))` as the whole body.
    private static func appliedModifier(_ body: SyntaxNode) -> Modifier? {
        guard body.statements.count == 1, let call = Call(body.statements[0]),
            ["modifier", "self.modifier"].contains(call.callee.text), call.arguments.count == 1,
            let make = Call(call.arguments[0].value), make.trailingClosures.isEmpty,
            make.callee.kind == .simpleIdentifier
        else { return nil }
        let arguments = make.arguments.compactMap { argument in
            argument.label.map { ($0, argument.value.text.swiftTokens) }
        }
        guard arguments.count == make.arguments.count else { return nil }
        return Modifier(type: make.callee.text, arguments: Dictionary(arguments) { first, _ in first })
    }
}

extension AdaptiveBody {
    /// The body of a ViewModifier that is made by giving its properties values; `nil` for other types.
    init?(modifier type: SyntaxNode) {
        guard Declarations.conformances(of: type).contains("ViewModifier"), let members = type.child(.classBody),
            !members.children.contains(where: { $0.kind == .initDeclaration }),
            let body = members.children.first(where: {
                $0.kind == .functionDeclaration && Declarations.name(of: $0) == "body"
            })?.child(.body)
        else { return nil }
        self.init(body, receiver: "content")
    }
}

/// The parameters of a function, and what each is there for.
private struct OwnHelperSignature {
    private(set) var parameters: [OwnHelper.Parameter] = []

    init(_ function: SyntaxNode) {
        let shapes = Self.shapeTypes(function)
        var parts = function.children.filter { !$0.isComment }[...]
        while let part = parts.popFirst() {
            guard part.kind == .parameter else { continue }
            var value: [String]?
            if let equals = parts.first, equals.isText("="), let expression = parts.dropFirst().first {
                value = expression.text.swiftTokens
                parts = parts.dropFirst(2)
            }
            parameters.append(Self.parameter(part, shapes: shapes, defaultValue: value))
        }
    }

    private static func parameter(
        _ node: SyntaxNode, shapes: [String: Bool], defaultValue: [String]?
    ) -> OwnHelper.Parameter {
        let parts = node.children.filter { !$0.isComment }
        let names = parts.prefix { !$0.isText(":") }.map(\.text)
        let type = parts.drop { !$0.isText(":") }.dropFirst().flatMap(\.text.swiftTokens)
        let name = names.last ?? ""
        let label = names.first == "_" ? nil : names.first
        let words = "\(label ?? "") \(name)".lowercased()
        return OwnHelper.Parameter(
            label: label, name: name, role: role(type, words: words, shapes: shapes), defaultValue: defaultValue)
    }

    private static func role(_ type: [String], words: String, shapes: [String: Bool]) -> OwnHelper.Role {
        let type = type.filter { !["@", "escaping", "MainActor", "Sendable"].contains($0) }.joined(separator: " ")
        if let isInsettable = shapes[type] { return .shape(isInsettable: isInsettable) }
        switch type {
        case "CGFloat" where words.contains("radius"), "Double" where words.contains("radius"): return .cornerRadius
        case "Color ?" where words.contains("tint"): return .tint
        case "Bool" where words.contains("interactive"): return .interactive
        case "Bool" where words.contains("ison") || words.contains("enabled"): return .isOn
        default: return type.hasPrefix("( Self ) - > ") ? .fallback : .other
        }
    }

    /// The types of the function that stand for any shape, and whether it must be insettable.
    private static func shapeTypes(_ function: SyntaxNode) -> [String: Bool] {
        let protocols = ["Shape": false, "InsettableShape": true]
        var types = Dictionary(uniqueKeysWithValues: protocols.map { ("some \($0.key)", $0.value) })
        let head = function.children.prefix { $0.field != .body }.flatMap(\.text.swiftTokens)
        for index in head.indices.dropFirst().dropLast() where head[index] == ":" {
            // `<S: Shape>` and `where S: Shape`, not the parameter `in shape: S`.
            guard let isInsettable = protocols[head[index + 1]], index >= 2,
                ["<", ",", "where"].contains(head[index - 2])
            else { continue }
            types[head[index - 1]] = isInsettable
        }
        return types
    }
}
