import Rewriter

/// Names that stand for a Material: properties, parameters and constants declared as one.
struct StoredMaterials {
    private struct Name {
        let name: String
        /// Where it can be used without a prefix.
        let scope: SourceRange
    }

    private let names: [Name]
    /// `Theme.surface` for static properties anywhere in the repository.
    private let qualified: Set<String>

    init(in tree: SyntaxTree, qualified: Set<String>) {
        self.qualified = qualified
        names = tree.nodes(.propertyDeclaration, .parameter).compactMap { node in
            guard let name = Self.declaredName(node),
                let scope = node.enclosing([.classDeclaration, .functionDeclaration, .initDeclaration])
            else { return nil }
            return Name(name: name, scope: scope.range)
        }
    }

    /// `Type.name` of the static properties that a file declares.
    static func qualifiedNames(in tree: SyntaxTree) -> Set<String> {
        Set(
            tree.nodes(.propertyDeclaration).compactMap { node in
                guard node.child(.modifiers)?.text.contains("static") ?? false,
                    let name = declaredName(node),
                    let type = node.enclosing([.classDeclaration])
                else { return nil }
                return "\(Declarations.typeName(type)).\(name)"
            })
    }

    /// The uses of such names as a style, as expressions without material tokens.
    func styles(in tree: SyntaxTree) -> [StyleExpression] {
        tree.nodes(.valueArgument).filter { $0.child(.valueArgumentLabel) == nil }.compactMap { argument in
            guard let value = argument.child(.value), isStored(value),
                let call = argument.parent?.parent?.parent.flatMap({ Call($0) }),
                ["background", "fill"].contains(StyleExpression.calleeName(call.callee)),
                call.arguments.first?.value == value
            else { return nil }
            return StyleExpression(stored: value)
        }
    }

    private func isStored(_ value: SyntaxNode) -> Bool {
        switch value.kind {
        case .simpleIdentifier:
            let text = value.text
            return names.contains { $0.name == text && $0.scope.contains(value.start) }
        case .navigationExpression:
            let text = value.normalizedText
            if text.hasPrefix("self.") {
                let name = text.dropFirst("self.".count)
                return names.contains { $0.name == name && $0.scope.contains(value.start) }
            }
            return qualified.contains(text)
                || text.hasPrefix("Self.") && names.contains { $0.name == text.dropFirst("Self.".count) }
        default:
            return false
        }
    }

    private static func declaredName(_ node: SyntaxNode) -> String? {
        switch node.kind {
        case .propertyDeclaration:
            let isTyped = node.child(.typeAnnotation).map { isMaterial($0) } ?? false
            let isInferred = node.child(.value).map { isMaterialMember($0) } ?? false
            return isTyped || isInferred ? Declarations.name(of: node) : nil
        case .parameter:
            let isTyped = node.children.contains { $0.kind == .userType && $0.isText("Material") }
            return isTyped ? Array(node.children).last { $0.kind == .simpleIdentifier }?.text : nil
        default:
            return nil
        }
    }

    private static func isMaterial(_ annotation: SyntaxNode) -> Bool {
        ["Material", ":Material", ":SwiftUI.Material"].contains(annotation.normalizedText)
    }

    private static func isMaterialMember(_ value: SyntaxNode) -> Bool {
        value.kind == .navigationExpression && value.child(.target)?.isText("Material") ?? false
    }
}
