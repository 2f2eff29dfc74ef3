import Rewriter

/// Names and kinds of declarations, read from their nodes.
enum Declarations {
    /// What a type or extension declaration is about: `Card`, `View`.
    static func typeName(_ type: SyntaxNode) -> String {
        type.child(.name).map { $0.normalizedText } ?? ""
    }

    /// The types and protocols behind the colon, as they are written.
    static func conformances(of type: SyntaxNode) -> [String] {
        type.children.filter { $0.kind == .inheritanceSpecifier }.map { $0.normalizedText }
    }

    static func isExtension(_ type: SyntaxNode) -> Bool { type.child(.declarationKind)?.isText("extension") ?? false }

    static func isViewExtension(_ type: SyntaxNode) -> Bool {
        isExtension(type) && ["View", "SwiftUI.View"].contains(typeName(type))
    }

    static func isStyleExtension(_ type: SyntaxNode) -> Bool {
        isExtension(type) && ["ButtonStyle", "PrimitiveButtonStyle"].contains(typeName(type))
    }

    /// Who can use a declaration.
    enum Access: Hashable, Sendable {
        case file, module, everywhere
    }

    /// - Parameter type: the type or extension around it.
    static func access(of declaration: SyntaxNode, in type: SyntaxNode?) -> Access {
        let words = modifiers(of: declaration)
        let all = words.union(type.map(modifiers) ?? [])
        if !all.isDisjoint(with: ["private", "fileprivate"]) { return .file }
        return all.isDisjoint(with: ["public", "package", "open"]) || words.contains("internal")
            ? .module : .everywhere
    }

    /// The words in front of a declaration.
    static func modifiers(of declaration: SyntaxNode) -> Set<String> {
        Set(declaration.child(.modifiers)?.text.swiftTokens ?? [])
    }

    /// An extension of `View` or of a view that the system declares: its functions are used anywhere.
    static func extendsSystemView(_ type: SyntaxNode) -> Bool {
        isViewExtension(type)
            || (type.child(.declarationKind)?.isText("extension") ?? false)
                && SurfaceFacts.systemViews.contains(typeName(type))
    }

    static func isStatic(_ member: SyntaxNode) -> Bool {
        member.child(.modifiers)?.children.contains { $0.isText("static") } ?? false
    }

    /// The name of a property or function.
    static func name(of member: SyntaxNode) -> String {
        if member.kind == .functionDeclaration { return member.child(.name)?.text ?? "" }
        return member.child(.name).map { $0.child(.boundIdentifier)?.text ?? $0.text } ?? ""
    }

    /// What an import declaration is about: `A` for `import A` and `import struct A.B`.
    static func moduleName(of imported: SyntaxNode) -> String? {
        imported.child(.identifier)?.child(.simpleIdentifier)?.text
    }

    /// The access level in front of an `import`, as written.
    static func accessWord(of imported: SyntaxNode) -> String? {
        let words = imported.text.split(whereSeparator: \.isWhitespace).prefix { $0 != "import" }
        return words.first { ["public", "package", "internal", "fileprivate", "private"].contains($0) }.map(String.init)
    }
}
