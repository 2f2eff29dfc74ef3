/// A construct with a new and an old half, as it stands in rewritten code.
struct FallbackConstruct {
    let node: SyntaxNode
    /// The old half: one statement.
    let body: SyntaxNode
    /// What old systems don't see: everything before the old half, and what closes the construct.
    let opening: SourceRange
    let closing: SourceRange
    /// What the `$0` that the old half starts with stands for; `nil` where there is none.
    let shorthand: Shorthand?
    /// The old half stands in a closure, where some statements would mean something else.
    let isClosure: Bool

    enum Shorthand {
        case receiver(SyntaxNode)
        case implicitSelf
    }
}

extension SyntaxNode {
    /// A name, or one behind the name of a module.
    fileprivate var isTypeName: Bool {
        guard kind == .navigationExpression, let module = child(.target) else { return kind == .simpleIdentifier }
        return module.kind == .simpleIdentifier && module.text.first?.isUppercase ?? false
    }
}

extension FallbackConstruct {
    /// `if #available(iOS 26, *) { new } else { old }`, nothing less and nothing more.
    init?(check node: SyntaxNode, from version: Int) {
        let parts = node.parts
        guard node.kind == .ifStatement, node.parent?.kind == .statements, parts.count == 8 || parts.count == 9,
            parts[0].isText("if"),
            parts[1].kind == .availabilityCondition, isOnlyNew(parts[1], from: version),
            parts[2].isText("{"), let otherwise = parts.firstIndex(where: { $0.isText("else") }),
            otherwise == parts.count - 4,
            parts[otherwise + 1].isText("{"), let body = parts[otherwise + 2].onlyStatement,
            parts[otherwise + 3].isText("}")
        else { return nil }
        self.init(
            node: node, body: body, opening: node.start..<parts[otherwise + 1].end, closing: parts[otherwise + 3].range,
            shorthand: nil, isClosure: false)
    }

    /// `Name(…) { old }` or `Module.Name(…) { old }`.
    init?(wrapper node: SyntaxNode, isWrapper: (String) -> Bool) {
        guard let call = Call(node), call.callee.isTypeName, isWrapper(call.callee.text),
            let closure = OldClosure(of: call), closure.head.isEmpty
        else { return nil }
        self.init(
            node: node, body: closure.body, opening: node.start..<closure.open.end, closing: closure.close.range,
            shorthand: nil, isClosure: true)
    }

    /// `x.name(…) { $0.old }`, or `name(…) { $0.old }` on the implicit `self`; `blank.name(…) { _ in old }`.
    init?(modifier node: SyntaxNode, names: Set<String>, blanks: Set<String>) {
        guard let call = Call(node), let closure = OldClosure(of: call) else { return nil }
        let receiver: SyntaxNode?
        let start: Int
        switch call.callee.kind {
        case .simpleIdentifier:
            guard names.contains(call.callee.text) else { return nil }
            (receiver, start) = (nil, node.start)
        case .navigationExpression:
            guard let target = call.callee.child(.target), let suffix = call.callee.child(.suffix),
                let name = suffix.child(.suffix), names.contains(name.text)
            else { return nil }
            (receiver, start) = (target, suffix.start)
        default: return nil
        }
        if closure.head.count == 2, closure.head[0].isText("_"), closure.head[1].isText("in") {
            guard let receiver, blanks.contains(receiver.text) else { return nil }
            self.init(
                node: node, body: closure.body, opening: node.start..<closure.head[1].end, closing: closure.close.range,
                shorthand: nil, isClosure: true)
            return
        }
        guard closure.head.isEmpty, let leaf = closure.body.firstLeaf, leaf.isText("$0") else { return nil }
        // On the implicit `self` nothing stands in front: `name(…) { $0.old }` is `old`, without the dot.
        if receiver == nil, node.tree.source.bytes[leaf.end] != UInt8(ascii: ".") { return nil }
        self.init(
            node: node, body: closure.body, opening: start..<leaf.end + (receiver == nil ? 1 : 0),
            closing: closure.close.range,
            shorthand: receiver.map(Shorthand.receiver) ?? .implicitSelf, isClosure: true)
    }

    /// The construct without what it modifies.
    var extent: SourceRange { opening.lowerBound..<closing.upperBound }

    /// The `$0` that `shorthand` is about.
    var shorthandLeaf: SyntaxNode? { shorthand == nil ? nil : body.firstLeaf }

    /// What doesn't mean the same inside as it did outside: a declaration that others may use; in a closure also a
    /// shorthand argument of an outer one, a `return`, an effect that the closure would have to pass on.
    var foreignNode: SyntaxNode? {
        if [.propertyDeclaration, .functionDeclaration, .classDeclaration, .typealiasDeclaration].contains(body.kind) {
            return body
        }
        guard isClosure else { return nil }
        let own = shorthandLeaf
        var open = [body]
        while let node = open.popLast() {
            switch node.kind {
            case .lambdaLiteral, .functionDeclaration, .classDeclaration: continue
            case .controlTransferStatement, .awaitExpression, .tryExpression: return node
            case .simpleIdentifier where node != own && node.isShorthandArgument: return node
            default: open += node.children
            }
        }
        return nil
    }

    /// What follows belongs to the old half: `x.name { $0.old }(1)` would call the result, where `x.old(1)` was one call.
    var isTornFromWhatFollows: Bool {
        let bytes = node.tree.source.bytes
        if node.end < bytes.count, bytes[node.end] == UInt8(ascii: "!") || bytes[node.end] == UInt8(ascii: "?") {
            return true
        }
        guard let parent = node.parent, parent.kind == .callExpression else { return false }
        return parent.parts.first == node
    }

    /// Conditional compilation begins or ends between its two ends.
    var isCutByDirective: Bool {
        var depth = 0
        for directive in node.tree.directives where extent.overlaps(directive) {
            let text = node.tree.source.text(in: directive).drop { $0.isWhitespace }
            if text.hasPrefix("#if") { depth += 1 }
            if text.hasPrefix("#e"), depth == 0 { return true }
            if text.hasPrefix("#endif") { depth -= 1 }
        }
        return depth != 0
    }

    /// The function or property whose body ends with the construct.
    var bodyOwner: SyntaxNode? {
        guard let block = node.parent, block.kind == .statements, block.statements.last == node else { return nil }
        let bodies: Set<SyntaxKind> = [.functionBody, .computedProperty, .computedGetter]
        guard let body = block.parent, bodies.contains(body.kind) else { return nil }
        return body.ancestors.first { $0.kind == .functionDeclaration || $0.kind == .propertyDeclaration }
    }
}

/// The only closure of a call, behind its arguments, with one statement in it.
private struct OldClosure {
    let open: SyntaxNode
    /// What stands between the brace and the statement.
    let head: [SyntaxNode]
    let body: SyntaxNode
    let close: SyntaxNode

    init?(of call: Call) {
        // `x.name()?{ … }` has more parts than a call.
        let callee = call.node.parts[0]
        guard call.node.parts.count == 2, callee.kind != .callExpression || callee.parts.count == 2,
            call.trailingClosures.count == 1, let closure = call.trailingClosures.first, closure.label == nil
        else { return nil }
        let parts = closure.closure.parts
        guard parts.count >= 3, let open = parts.first, open.isText("{"), let close = parts.last, close.isText("}"),
            let body = parts[parts.count - 2].onlyStatement
        else { return nil }
        self.open = open
        self.head = Array(parts[1..<parts.count - 2])
        self.body = body
        self.close = close
    }
}

extension SyntaxNode {
    /// The children, comments left out.
    fileprivate var parts: [SyntaxNode] { children.filter { !$0.isComment } }

    fileprivate var statements: [SyntaxNode] { kind == .statements ? parts : [] }

    fileprivate var onlyStatement: SyntaxNode? { statements.count == 1 ? statements[0] : nil }

    fileprivate var firstLeaf: SyntaxNode? { descendants.first { $0.isLeaf && !$0.isComment } }

    /// `$0`, `$1` …; `$name` is a binding.
    var isShorthandArgument: Bool {
        let bytes = tree.source.bytes[range]
        return bytes.first == UInt8(ascii: "$") && bytes.count > 1
            && bytes.dropFirst().allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
}

/// Platforms that `#available` may name.
private let platforms: Set = [
    "iOS", "macOS", "tvOS", "watchOS", "visionOS", "macCatalyst", "iOSApplicationExtension",
    "macOSApplicationExtension",
    "tvOSApplicationExtension", "watchOSApplicationExtension", "visionOSApplicationExtension",
    "macCatalystApplicationExtension",
]

/// Whether an availability condition fails wherever a platform that it names is older than `major`. Which platforms it
/// must name, the plan knows.
private func isOnlyNew(_ condition: SyntaxNode, from major: Int) -> Bool {
    let availability = Availability(condition)
    let parts = Array(condition.children)
    return !availability.isNegated && !availability.versions.isEmpty
        && availability.versions.allSatisfy { $0.version.major >= major && platforms.contains($0.platform) }
        && availability.versions.count == parts.count { $0.isText(",") } && parts.dropLast().last?.isText("*") ?? false
}
