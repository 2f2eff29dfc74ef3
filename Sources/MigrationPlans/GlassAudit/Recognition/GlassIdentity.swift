import Rewriter

/// A use of `glassEffectID(_:in:)` or `glassEffectUnion(id:namespace:)`: what glass is called where it morphs or joins.
struct GlassIdentity {
    enum Kind { case morph, union }

    let kind: Kind
    let call: Call
    /// The whole chain that it is part of.
    let chain: Chain
    /// Index of its link.
    let link: Int
    let id: SyntaxNode
    let namespace: SyntaxNode
    /// As far as its own file tells.
    let localPlacement: Placement
    /// As seen from the whole repository.
    let placement: Placement

    var node: SyntaxNode { call.node }
    var range: SourceRange { chain.links[link].range }
    var name: String { StyleExpression.calleeName(call.callee) }
    var isOld: Bool { localPlacement.traits.contains(.oldBranch) }
    /// The text of an identity that is the same each time: a literal, or a case without a payload.
    var constantID: String? {
        switch id.kind {
        case .lineStringLiteral, .integerLiteral, .booleanLiteral:
            id.descendants.contains { $0.kind == .simpleIdentifier } ? nil : id.normalizedText
        case .prefixExpression, .navigationExpression:
            id.normalizedText.wholeMatch(of: /(?:[A-Z]\w*)?(?:\.[a-z]\w*)/) == nil ? nil : id.normalizedText
        default: nil
        }
    }

    static func isOne(_ node: SyntaxNode) -> Bool {
        guard let call = Call(node) else { return false }
        return ["glassEffectID", "glassEffectUnion"].contains(StyleExpression.calleeName(call.callee))
    }

    init?(_ node: SyntaxNode, index: GlassIndex) {
        guard node.kind == .callExpression, !node.isCalleeOfCall, Self.isOne(node), let call = Call(node),
            !call.isOnBackport, call.arguments.count == 2
        else { return nil }
        let isUnion = StyleExpression.calleeName(call.callee) == "glassEffectUnion"
        let chain = Chain(around: node)
        guard !index.declaredNames.contains(StyleExpression.calleeName(call.callee)), let link = chain.index(of: node),
            let namespace = call[isUnion ? "namespace" : "in"], let id = call[isUnion ? "id" : nil], !id.isText("nil")
        else { return nil }
        kind = isUnion ? .union : .morph
        self.call = call
        self.chain = chain
        self.link = link
        self.id = id.unparenthesized
        self.namespace = namespace.unparenthesized
        localPlacement = index.views.local(node)
        placement = index.views.resolve(localPlacement, in: node.tree.source.path)
    }
}

extension GlassFile {
    /// In source order; those in previews and widgets left out.
    var identities: [GlassIdentity] {
        guard tree.root.holds("glassEffectID") || tree.root.holds("glassEffectUnion") else { return [] }
        return tree.nodes(.callExpression).compactMap { GlassIdentity($0, index: index) }.filter {
            !$0.isOld && $0.placement.traits.isDisjoint(with: [.preview, .widget, .toolbar])
        }
    }

    /// The piece of glass in front of an identity in its own chain.
    func surface(of identity: GlassIdentity) -> GlassSurface? {
        surfaces.last { $0.chain.node == identity.chain.node && $0.link.map { $0 < identity.link } ?? false }
    }
}

/// The type that draws a view, with what the same file says about it in extensions.
struct TypeScope {
    let name: String
    let parts: [SyntaxNode]

    /// `nil` outside of types.
    init?(around node: SyntaxNode) {
        guard let type = node.enclosing([.classDeclaration]) else { return nil }
        let name = Declarations.typeName(type)
        self.name = name
        parts = node.tree.nodes(.classDeclaration).filter { Declarations.typeName($0) == name }
    }

    var members: [SyntaxNode] { parts.flatMap { $0.child(.classBody).map { Array($0.children) } ?? [] } }

    func property(_ name: String) -> SyntaxNode? {
        members.first { $0.kind == .propertyDeclaration && Declarations.name(of: $0) == name }
    }

    /// Stored properties with this wrapper, by name.
    func properties(wrapped wrapper: String) -> Set<String> {
        Set(
            members.filter { member in
                member.kind == .propertyDeclaration
                    && member.child(.modifiers)?.children.contains {
                        $0.kind == .attribute && $0.normalizedText == wrapper
                    } ?? false
            }.map(Declarations.name(of:)))
    }

    /// Every mention of a name but its declaration, those behind `self.` and `_` or `$` included.
    func mentions(of name: String) -> [SyntaxNode] {
        parts.flatMap { $0.descendants(.simpleIdentifier) }.filter { node in
            guard node.text == name || node.text == "$\(name)" || node.text == "_\(name)" else { return false }
            return node.parent?.kind != .pattern && node.parent?.kind != .valueArgumentLabel
        }
    }

    /// The member that holds a node.
    func member(around node: SyntaxNode) -> SyntaxNode? {
        node.ancestors.first { $0.parent?.kind == .classBody && $0.parent?.parent.map(parts.contains) ?? false }
    }

    /// Whether the file shows every place where a member's view goes: it is the body, or all that use it are.
    func isDrawn(_ member: SyntaxNode, seen: Set<String> = []) -> Bool {
        let name = Declarations.name(of: member)
        if ["body", "makeBody"].contains(name) { return true }
        let users = mentions(of: name).filter { !$0.isInside(member) }.map(self.member(around:))
        guard !users.isEmpty, !seen.contains(name), seen.count < 8 else { return false }
        return users.allSatisfy { $0.map { isDrawn($0, seen: seen.union([name])) } ?? false }
    }
}
