import Rewriter

/// A fixture's source taken apart, so that it can be changed without changing what it says.
struct CodeSample {
    let text: String
    let tree: SyntaxTree

    init?(_ bytes: [UInt8]) {
        guard let tree = try? Parser()?.parse(SourceFile(path: "Example.swift", bytes: bytes)) else { return nil }
        self.tree = tree
        text = tree.source.text
    }

    /// `nil` without any splices.
    func splicing(_ splices: [(SourceRange, String)]) -> String? {
        guard !splices.isEmpty else { return nil }
        var bytes = tree.source.bytes
        for (range, replacement) in splices.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
            bytes.replaceSubrange(range, with: replacement.utf8)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func isByte(_ character: Unicode.Scalar, at offset: Int) -> Bool {
        tree.source.bytes.indices.contains(offset) && tree.source.bytes[offset] == UInt8(ascii: character)
    }

    /// White space from the start of the line to `offset`; `nil` when there is code in between.
    private func indentation(before offset: Int) -> String? {
        let line = tree.lines.range(ofLine: tree.lines.lineIndex(of: offset))
        let head = tree.source.text(in: line.lowerBound..<offset)
        return head.allSatisfy(\.isWhitespace) ? head : nil
    }

    // MARK: layout

    /// It has comments that say something about the line beside them.
    var hasMeaningfulComments: Bool {
        let words = ["glass", "deliberate", "on purpose", "intentional", "keep"]
        return tree.nodes.contains { node in
            node.isComment && words.contains { node.text.lowercased().contains($0) }
        }
    }

    /// Comments whose meaning depends on the line where they stand.
    var hasSuppressions: Bool { text.contains(Suppressions.marker) }

    /// Newlines that aren't part of a string, comment or directive.
    var newlines: [Int] {
        let fixed = tree.nodes.filter { $0.isComment || Self.isString($0) }.map(\.range)
        return tree.source.bytes.indices.filter { offset in
            isByte("\n", at: offset) && !fixed.contains { $0.contains(offset) && $0.lowerBound < offset }
        }
    }

    /// Ends of lines that hold code and nothing behind it.
    var lineEnds: [Int] {
        let lines = newlines.map { tree.lines.lineIndex(of: $0) }
        return zip(newlines, lines).compactMap { offset, line in
            let range = tree.lines.range(ofLine: line)
            let hasComment = tree.nodes.contains { $0.isComment && range.contains($0.start) }
            let isBlank = tree.source.text(in: range).allSatisfy(\.isWhitespace)
            return hasComment || isBlank ? nil : offset
        }
    }

    private static func isString(_ node: SyntaxNode) -> Bool {
        [.lineStringLiteral, .multiLineStringLiteral, .rawStringLiteral].contains(node.kind)
    }

    /// Dots of the modifiers in a chain, with the indentation of those that begin a line.
    var modifierDots: [(offset: Int, indentation: String?)] {
        tree.nodes.compactMap { node in
            guard node.kind == .navigationSuffix, let call = node.parent?.parent, Call(call) != nil,
                !node.ancestors.contains(where: Self.isString), isByte(".", at: node.start),
                !followsComment(node.start)
            else { return nil }
            return (node.start, indentation(before: node.start))
        }
    }

    /// A comment says something about the line below it.
    private func followsComment(_ offset: Int) -> Bool {
        let line = tree.lines.lineIndex(of: offset)
        guard line > 0 else { return false }
        let previous = tree.source.text(in: tree.lines.range(ofLine: line - 1))
        return previous.drop(while: \.isWhitespace).hasPrefix("//")
    }

    /// Behind the brackets and commas of calls that stand on one line.
    var argumentBreaks: [Int] {
        tree.nodes.filter { node in
            node.kind == .valueArguments && node.child(.valueArgument) != nil && isByte("(", at: node.start)
                && !tree.source.bytes[node.range].contains(UInt8(ascii: "\n"))
                && !node.ancestors.contains(where: Self.isString)
        }.flatMap { node in
            node.children.filter { $0.isText("(") || $0.isText(",") }.map(\.end) + [node.end - 1]
        }
    }

    /// Without comments and newlines; `nil` where a directive or a long string needs its lines.
    var onOneLine: String? {
        guard tree.directives.isEmpty, !hasMeaningfulComments,
            !tree.nodes.contains(where: { $0.kind == .multiLineStringLiteral })
        else { return nil }
        let comments = tree.nodes.filter { $0.kind == .comment }.map { ($0.range, "") }
        return splicing(comments + newlines.map { ($0..<$0 + 1, separator(at: $0)) })
    }

    /// What stands between two lines when they become one.
    private func separator(at newline: Int) -> String {
        let next = tree.source.bytes[newline...].firstIndex { $0 > UInt8(ascii: " ") }
        if let next, isByte(".", at: next) { return "" }
        let list = tree.node(covering: newline..<newline + 1)
        guard [.statements, .classBody, .enumClassBody, .sourceFile].contains(list.kind) else { return " " }
        let parts = list.children.filter { !$0.isComment && $0.kind != .token }
        return parts.contains { $0.end <= newline } && parts.contains { $0.start > newline } ? ";" : " "
    }

    // MARK: places

    /// The bodies that are view builders and don't choose between systems.
    private var bodies: [SyntaxNode] {
        tree.nodes.compactMap { node in
            switch node.kind {
            case .propertyDeclaration where node.child(.name)?.isText("body") ?? false:
                node.child(.computedProperty)
            case .functionDeclaration where ["body", "makeBody"].contains(node.child(.name)?.text ?? ""):
                node.child(.body)
            default: nil
            }
        }.filter { body in
            body.child(.statements) != nil
                && !body.descendants.contains { node in
                    node.kind == .availabilityCondition
                        || node.kind == .token && ["return", "guard"].contains(node.text)
                }
        }
    }

    private func inside(_ body: SyntaxNode) -> SourceRange { body.start + 1..<body.end - 1 }

    func wrappingBodies(_ head: String, _ tail: String, onlyExpressions: Bool = false) -> String? {
        let bodies = bodies.filter { body in
            !onlyExpressions || body.children.filter { !$0.isComment }.count == 3 && Self.isExpression(body)
        }
        return splicing(
            bodies.flatMap { body in
                let range = inside(body)
                return [
                    (range.lowerBound..<range.lowerBound, head), (range.upperBound..<range.upperBound, tail),
                ]
            })
    }

    /// A single view without conditions around it.
    private static func isExpression(_ body: SyntaxNode) -> Bool {
        guard let statements = body.child(.statements) else { return false }
        let parts = statements.children.filter { !$0.isComment }
        return parts.count == 1 && parts[0].kind == .callExpression
            && !body.tree.directives.contains { $0.overlaps(body.range) }
    }

    var returningBodies: String? {
        splicing(
            bodies.filter(Self.isExpression).compactMap { body in
                body.child(.statements).map { ($0.start..<$0.start, "return ") }
            })
    }

    /// Everything but the imports.
    func wrappingDeclarations(_ head: String, _ tail: String) -> String? {
        guard let first = tree.root.children.first(where: { !$0.isComment && $0.kind != .importDeclaration }) else {
            return nil
        }
        let line = tree.lines.range(ofLine: tree.lines.lineIndex(of: first.start)).lowerBound
        let isInside = tree.directives.contains { $0.lowerBound < line }
        guard !isInside, text.hasSuffix("\n") else { return nil }
        return splicing([(line..<line, head), (tree.source.bytes.count..<tree.source.bytes.count, tail)])
    }

    /// The views' bodies at the end of the file between `head` and `tail`, and nothing where they were.
    func movingBodies(to head: String, _ tail: String) -> String? {
        let views = bodies.filter { body in
            body.kind == .computedProperty && !tree.directives.contains { $0.overlaps(body.range) }
        }
        let end = tree.source.bytes.count..<tree.source.bytes.count
        return splicing(
            views.map { (inside($0), " EmptyView() ") }
                + views.reversed().map { (end, "\n" + head + tree.source.text(in: inside($0)) + tail) })
    }

    /// `self.` in front of the type's own members.
    var qualifiedBySelf: String? {
        var places: [Int] = []
        for type in tree.nodes where type.kind == .classDeclaration {
            guard let body = type.child(.classBody) else { continue }
            let members = body.children.filter { [.propertyDeclaration, .functionDeclaration].contains($0.kind) }
            let names = Set(members.filter { !Self.isStatic($0) }.compactMap(Self.name))
            for member in members where !Self.isStatic(member) {
                places += uses(of: names, in: member).map(\.start)
            }
        }
        return splicing(places.map { ($0..<$0, "self.") })
    }

    private static func isStatic(_ member: SyntaxNode) -> Bool {
        member.child(.modifiers)?.text.contains("static") ?? false
    }

    private static func name(_ member: SyntaxNode) -> String? {
        let name = member.child(.name)
        return name?.child(.boundIdentifier)?.text ?? name?.text
    }

    /// Names in the code of a member, not of what it declares itself.
    private func uses(of names: Set<String>, in member: SyntaxNode) -> [SyntaxNode] {
        guard let code = member.child(.computedProperty) ?? member.child(.body) else { return [] }
        let bindings =
            code.descendants.filter { [.pattern, .lambdaFunctionType].contains($0.kind) }
            + member.children.filter { $0.kind == .parameter }
        let own = Set(
            bindings.flatMap { $0.descendants.filter { $0.kind == .simpleIdentifier }.map(\.text) })
        return code.descendants.filter { node in
            node.kind == .simpleIdentifier && names.contains(node.text) && !own.contains(node.text)
                && ![.navigationSuffix, .valueArgumentLabel, .pattern, .callSuffix, .prefixExpression].contains(
                    node.parent?.kind)
                && node.field != .name && !Self.isImplicitMember(node)
                && !node.ancestors.contains(where: Self.isString)
        }
    }

    /// `name` in `.name(…).other`.
    private static func isImplicitMember(_ node: SyntaxNode) -> Bool {
        node.start > 0
            && [UInt8(ascii: "."), UInt8(ascii: "$"), UInt8(ascii: "\\")].contains(
                node.tree.source.bytes[node.start - 1])
    }
}
