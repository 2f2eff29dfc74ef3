import Rewriter

/// What an argument of a helper has to be for the helper to draw a piece of glass.
struct GlassCondition: Hashable, Sendable {
    /// `nil` where no single argument decides: the condition stays open then.
    var parameter: Parameter?
    var test: Test

    /// How the argument is found in a call.
    struct Parameter: Hashable, Sendable {
        /// `nil` when the argument has no label.
        let label: String?
        /// Among the arguments without a label.
        let position: Int
        /// The text of what stands in for an argument that isn't given.
        let defaultValue: String?
    }

    enum Test: Hashable, Sendable {
        case isOneOf(Set<String>)
        case isNoneOf(Set<String>)

        var negated: Test {
            switch self {
            case .isOneOf(let values): .isNoneOf(values)
            case .isNoneOf(let values): .isOneOf(values)
            }
        }
    }

    static let open = GlassCondition(parameter: nil, test: .isNoneOf([]))

    var negated: GlassCondition { GlassCondition(parameter: parameter, test: test.negated) }

    /// `nil` where the code doesn't tell.
    func holds(for arguments: GlassArguments) -> Bool? {
        guard let parameter, let text = arguments.text(of: parameter) else { return nil }
        guard let value = Self.literal(text) else { return nil }
        switch test {
        case .isOneOf(let values): return values.contains(value)
        case .isNoneOf(let values): return !values.contains(value)
        }
    }

    /// `true`, `nil`, a number, `.case` of any type and with any payload; `nil` for what is known at run time only.
    private static func literal(_ text: String) -> String? {
        if ["true", "false", "nil"].contains(text) || text.allSatisfy({ $0.isNumber || $0 == "." }) { return text }
        let name = text.prefix { $0 != "(" }
        guard let dot = name.lastIndex(of: "."), name.first == "." || name.first?.isUppercase ?? false else {
            return nil
        }
        return name[dot...].dropFirst().allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
            ? String(name[dot...]) : nil
    }
}

/// The arguments of a call as text without white space.
struct GlassArguments: Hashable, Sendable {
    private let labelled: [String: String]
    private let others: [String]

    init(_ call: Call) { self.init(call.arguments.map { ($0.label, $0.value.normalizedText) }) }

    /// What the call may pass: `isOn ? .glass : .plain` is either.
    static func alternatives(of call: Call) -> [GlassArguments] {
        let choices = call.arguments.map { argument in
            GlassExpression.alternatives(of: argument.value).map { (argument.label, $0.normalizedText) }
        }
        // One that is decided at run time is enough to follow.
        guard choices.count(where: { $0.count > 1 }) == 1, let open = choices.firstIndex(where: { $0.count > 1 }) else {
            return [GlassArguments(call)]
        }
        return choices[open].map { choice in
            GlassArguments(choices.indices.map { $0 == open ? choice : choices[$0][0] })
        }
    }

    private init(_ texts: [(String?, String)]) {
        labelled = Dictionary(texts.compactMap { label, text in label.map { ($0, text) } }) { first, _ in first }
        others = texts.filter { $0.0 == nil }.map(\.1)
    }

    func text(of parameter: GlassCondition.Parameter) -> String? {
        if let label = parameter.label { return labelled[label] ?? parameter.defaultValue }
        return others.indices.contains(parameter.position) ? others[parameter.position] : parameter.defaultValue
    }
}

/// The ways in which a helper comes to draw glass: each a list of conditions that must all hold.
struct GlassWays: Hashable, Sendable {
    private(set) var all: [[GlassCondition]]

    init(_ all: [[GlassCondition]]) { self.all = all }

    /// Whatever it is called with.
    static let always = GlassWays([[]])

    var isNever: Bool { all.isEmpty }

    mutating func add(_ conditions: [GlassCondition]) { all.append(conditions) }

    /// Whether a call draws glass for certain.
    func draws(_ call: Call) -> Bool { GlassArguments.alternatives(of: call).allSatisfy { draws($0) } }

    private func draws(_ arguments: GlassArguments) -> Bool {
        let single = all.filter { $0.count == 1 && $0[0].parameter != nil }.map { $0[0] }
        // Both halves of one choice.
        if single.contains(where: { single.contains($0.negated) }) { return true }
        return all.contains { $0.allSatisfy { $0.holds(for: arguments) ?? false } }
    }
}

/// A helper that a component applies to its view, with what decides whether it does.
struct AppliedHelper: Hashable, Sendable {
    let name: String
    let arguments: GlassArguments
    let conditions: [GlassCondition]
    /// The component's own parameters, by name: what it only passes on decides in its place.
    let parameters: [String: GlassCondition.Parameter]

    /// The ways of the component, where those of the helper are `ways`.
    func ways(_ ways: GlassWays) -> [[GlassCondition]] {
        ways.all.compactMap { way in
            var result = conditions
            for condition in way {
                if let holds = condition.holds(for: arguments) {
                    if !holds { return nil }
                } else if let text = condition.parameter.flatMap(arguments.text), let own = parameters[text] {
                    result.append(GlassCondition(parameter: own, test: condition.test))
                } else {
                    result.append(.open)
                }
            }
            return result
        }
    }
}

/// Reads, for a place in a component, which of the component's arguments it depends on.
struct GlassConditionReader {
    /// What can be said in a call, by the name in the component.
    let parameters: [String: GlassCondition.Parameter]
    /// Names that depend on arguments in a way that isn't read.
    private let derived: Set<String>

    /// - Parameter node: the glass, or anything else in the component.
    init(at node: SyntaxNode) {
        let member = node.ancestors.first { member in
            [.functionDeclaration, .propertyDeclaration].contains(member.kind)
                && [.classBody, .sourceFile].contains(member.parent?.kind)
        }
        let type = node.enclosing([.classDeclaration])
        if let type, !Declarations.extendsSystemView(type) {
            let (given, others) = Self.properties(of: type)
            parameters = given.filter { !Self.isSetting($0.key) }
            derived = others.filter { !Self.isSetting($0) }
        } else {
            parameters = (member.map(Self.parameters) ?? [:]).filter { !Self.isSetting($0.key) }
            derived = []
        }
    }

    /// What people chose under Accessibility, handed on as an argument: most have it off.
    private static func isSetting(_ name: String) -> Bool {
        ["reducetransparency", "reducemotion", "increasecontrast"].contains(where: name.lowercased().contains)
    }

    /// All that has to hold for the node to be drawn, as far as arguments decide it.
    func conditions(at node: SyntaxNode, where drawsGlass: (SyntaxNode) -> Bool) -> [GlassCondition] {
        var result: [GlassCondition] = []
        var child = node
        for parent in node.ancestors {
            switch parent.kind {
            case .ifStatement:
                if !isExhaustive(parent, drawsGlass) { result += condition(ofBranch: child, in: parent) }
            case .switchStatement where child.kind == .switchEntry:
                if !isExhaustive(parent, drawsGlass) { result += condition(ofEntry: child, in: parent) }
            case .ternaryExpression:
                if let test = parent.child(.condition), child != test {
                    result += condition(test.unparenthesized, isNegated: child.field == .ifFalse)
                }
            case .statements: result += conditions(leavingBefore: child, in: parent, drawsGlass)
            case .functionDeclaration, .classDeclaration: return result
            default: break
            }
            child = parent
        }
        return result
    }

    /// Of `glass ? .regular : .identity`.
    func conditions(ofValue glass: SyntaxNode) -> [GlassCondition] {
        let choice = glass.unparenthesized
        guard choice.kind == .ternaryExpression, let test = choice.child(.condition) else { return [] }
        let isOff = { (field: SyntaxField) in
            choice.child(field).map { GlassExpression($0).variants == ["identity"] } ?? false
        }
        guard isOff(.ifTrue) != isOff(.ifFalse) else { return [] }
        return condition(test.unparenthesized, isNegated: isOff(.ifTrue))
    }

    // MARK: branches

    /// Whether glass is drawn in each branch, so that it doesn't matter which is taken.
    private func isExhaustive(_ statement: SyntaxNode, _ drawsGlass: (SyntaxNode) -> Bool) -> Bool {
        func draws(_ node: SyntaxNode) -> Bool { node.descendants.contains(where: drawsGlass) }
        if statement.kind == .switchStatement {
            return statement.children.filter { $0.kind == .switchEntry }.allSatisfy(draws)
        }
        let branches = statement.children.filter { $0.kind == .statements || $0.kind == .ifStatement }
        let hasElse = statement.children.contains { $0.isText("else") }
        return hasElse && branches.allSatisfy { $0.kind == .ifStatement ? isExhaustive($0, drawsGlass) : draws($0) }
    }

    private func condition(ofBranch branch: SyntaxNode, in statement: SyntaxNode) -> [GlassCondition] {
        let tests = statement.tests
        guard !tests.contains(where: { $0.contains(branch) }) else { return [] }
        let isElse = statement.children.first { $0.isText("else") }.map { branch.start > $0.start } ?? false
        let own = tests.filter { !$0.contains { $0.kind == .availabilityCondition } }
        guard isElse else { return own.flatMap { condition($0) } }
        let all = own.flatMap { condition($0) }
        if all.isEmpty { return [] }
        return tests.count == 1 ? [all[0].negated].map { $0.parameter == nil ? .open : $0 } : [.open]
    }

    private func condition(ofEntry entry: SyntaxNode, in statement: SyntaxNode) -> [GlassCondition] {
        guard let subject = statement.children.first(where: { !$0.isComment && !$0.isText("switch") }),
            dependsOnArguments(subject)
        else { return [] }
        guard let parameter = parameters[subject.withoutSelf] else { return [.open] }
        let entries = statement.children.filter { $0.kind == .switchEntry }
        if entry.child(.switchPattern) != nil {
            return [entry.cases.map { GlassCondition(parameter: parameter, test: .isOneOf($0)) } ?? .open]
        }
        let others = entries.filter { $0 != entry }.map(\.cases)
        guard others.allSatisfy({ $0 != nil }) else { return [.open] }
        let named = others.reduce(into: Set<String>()) { $0.formUnion($1 ?? []) }
        return [GlassCondition(parameter: parameter, test: .isNoneOf(named))]
    }

    /// `guard isGlass else { return … }`, `if !isGlass { return … }`.
    private func conditions(
        leavingBefore node: SyntaxNode, in block: SyntaxNode, _ drawsGlass: (SyntaxNode) -> Bool
    ) -> [GlassCondition] {
        block.children.prefix { $0 != node }.flatMap { statement -> [GlassCondition] in
            guard [.guardStatement, .ifStatement].contains(statement.kind),
                statement.child(.availabilityCondition) == nil,
                let leaves = statement.child(.statements),
                leaves.children.contains(where: {
                    $0.kind == .controlTransferStatement && $0.text.hasPrefix("return")
                }), !leaves.descendants.contains(where: drawsGlass)
            else { return [] }
            let all = statement.tests.flatMap { condition($0) }
            if statement.kind == .guardStatement || all.isEmpty { return all }
            return statement.tests.count == 1 && all[0].parameter != nil ? [all[0].negated] : [.open]
        }
    }

    // MARK: one condition

    /// One of those that commas part.
    private func condition(_ parts: [SyntaxNode]) -> [GlassCondition] {
        let text = parts.map(\.normalizedText).joined()
        guard parts.contains(where: dependsOnArguments) else { return [] }
        if let binding = text.wholeMatch(of: /(?:let|var)(\w+)(?:=(?:self\.)?(\w+))?/) {
            let name = String(binding.2 ?? binding.1)
            return [parameters[name].map { GlassCondition(parameter: $0, test: .isNoneOf(["nil"])) } ?? .open]
        }
        guard parts.count == 1 else { return [.open] }
        return condition(parts[0].unparenthesized, isNegated: false)
    }

    private func condition(_ node: SyntaxNode, isNegated: Bool) -> [GlassCondition] {
        guard dependsOnArguments(node) else { return [] }
        let found = test(node).map { isNegated ? $0.negated : $0 }
        return [found ?? .open]
    }

    private func test(_ node: SyntaxNode) -> GlassCondition? {
        let text = node.withoutSelf
        if let parameter = parameters[text] { return GlassCondition(parameter: parameter, test: .isOneOf(["true"])) }
        if text.hasPrefix("!"), let parameter = parameters[String(text.dropFirst())] {
            return GlassCondition(parameter: parameter, test: .isNoneOf(["true"]))
        }
        guard let comparison = text.wholeMatch(of: /(\w+)(==|!=)(?:[A-Z]\w*)?(\.\w+|nil|true|false|\d+)/),
            let parameter = parameters[String(comparison.1)]
        else { return nil }
        let values: Set = [String(comparison.3)]
        return GlassCondition(
            parameter: parameter, test: comparison.2 == "==" ? .isOneOf(values) : .isNoneOf(values))
    }

    private func dependsOnArguments(_ node: SyntaxNode) -> Bool {
        node.descendants.contains { name in
            name.kind == .simpleIdentifier && name.parent?.kind != .navigationSuffix
                && (parameters[name.text] != nil || derived.contains(name.text))
                || name.kind == .navigationExpression && name.child(.target)?.isText("self") ?? false
                    && (parameters[name.withoutSelf] != nil || derived.contains(name.withoutSelf))
        }
    }

    // MARK: declarations

    private static func parameters(of function: SyntaxNode) -> [String: GlassCondition.Parameter] {
        var result: [String: GlassCondition.Parameter] = [:]
        var unlabelled = 0
        var parts = function.children.filter { !$0.isComment }[...]
        while let part = parts.popFirst() {
            guard part.kind == .parameter else { continue }
            var value: String?
            if let equals = parts.first, equals.isText("="), let expression = parts.dropFirst().first {
                value = expression.normalizedText
            }
            let names = part.children.filter { !$0.isComment }.prefix { !$0.isText(":") }.map(\.text)
            guard let name = names.last else { continue }
            let label = names.first == "_" ? nil : names.first
            result[name] = .init(label: label, position: unlabelled, defaultValue: value)
            if label == nil { unlabelled += 1 }
        }
        return result
    }

    /// Wrappers whose values come from elsewhere than the call.
    private static let ownWrappers = [
        "@State", "@StateObject", "@Environment", "@EnvironmentObject", "@Namespace", "@AppStorage", "@SceneStorage",
        "@FocusState", "@GestureState", "@ScaledMetric", "@AccessibilityFocusState",
    ]

    private static func properties(
        of type: SyntaxNode
    ) -> (given: [String: GlassCondition.Parameter], derived: Set<String>) {
        let members = type.child(.classBody)?.children.filter { !$0.isComment } ?? []
        let properties = members.filter { $0.kind == .propertyDeclaration && !Declarations.isStatic($0) }
        let inits = members.filter { $0.kind == .initDeclaration }.map(parameters)
        var given: [String: GlassCondition.Parameter] = [:]
        var derived: Set<String> = []
        for property in properties where property.child(.computedValue) == nil {
            let attributes = property.child(.modifiers)?.text ?? ""
            guard !ownWrappers.contains(where: attributes.contains) else { continue }
            let name = Declarations.name(of: property)
            if let parameter = inits.lazy.compactMap({ $0[name] }).first {
                given[name] = parameter
            } else if inits.isEmpty {
                let value = property.child(.value)?.normalizedText
                given[name] = .init(label: name, position: 0, defaultValue: value)
            } else {
                derived.insert(name)
            }
        }
        let names = Set(given.keys).union(derived)
        for property in properties {
            guard let body = property.child(.computedValue), Declarations.name(of: property) != "body" else { continue }
            if body.descendants.contains(where: { $0.kind == .simpleIdentifier && names.contains($0.text) }) {
                derived.insert(Declarations.name(of: property))
            }
        }
        return (given, derived)
    }
}

extension SyntaxNode {
    /// The conditions of an `if` or `guard`, parted at their commas.
    fileprivate var tests: [[SyntaxNode]] {
        let parts = children.filter { !$0.isComment && !$0.isText("if") && !$0.isText("guard") }
        let conditions = parts.prefix { !$0.isText("{") && !$0.isText("else") }
        return conditions.split { $0.isText(",") }.map(Array.init)
    }

    /// `.a, .b(let x)` of a switch's entry; `nil` where it says more.
    fileprivate var cases: Set<String>? {
        let patterns = children.filter { $0.kind == .switchPattern }.map(\.normalizedText)
        let names = patterns.compactMap { $0.wholeMatch(of: /(?:let)?(?:[A-Z]\w*)?(\.\w+|true|false|nil)(?:\(.*\))?/) }
        guard names.count == patterns.count, !children.contains(where: { $0.text.hasPrefix("where") }) else {
            return nil
        }
        return Set(names.map { String($0.1) })
    }

    fileprivate var withoutSelf: String {
        let text = normalizedText
        return text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
    }
}
