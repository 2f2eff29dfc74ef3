import Rewriter

/// Names that are declared as a `Color`: parameters, local constants and properties.
enum DeclaredColors {
    /// Whether the name stands for a `Color` where it is used: the innermost declaration of that name counts.
    static func contains(_ name: SyntaxNode) -> Bool {
        let text = name.text
        for scope in name.ancestors {
            if let declaration = declaration(of: text, in: scope, above: name) { return isColor(declaration) }
            guard scope.kind == .classDeclaration else { continue }
            // The type's other bodies in the file.
            let typeName = Declarations.typeName(scope)
            for type in name.tree.nodes where type.kind == .classDeclaration && type != scope {
                guard Declarations.typeName(type) == typeName, let body = type.child(.classBody) else { continue }
                if let declaration = declaration(of: text, in: body, above: name) { return isColor(declaration) }
            }
        }
        return false
    }

    /// Members of a type stand anywhere in it, local constants above their use.
    private static func declaration(of name: String, in scope: SyntaxNode, above use: SyntaxNode) -> SyntaxNode? {
        switch scope.kind {
        case .functionDeclaration, .initDeclaration, .statements, .classBody, .sourceFile:
            scope.children.first { child in
                (scope.kind != .statements || child.end <= use.start) && declaredName(child) == name
            }
        default: nil
        }
    }

    private static func declaredName(_ node: SyntaxNode) -> String? {
        switch node.kind {
        case .propertyDeclaration: Declarations.name(of: node)
        case .parameter: Array(node.children).last { $0.kind == .simpleIdentifier }?.text
        default: nil
        }
    }

    private static func isColor(_ declaration: SyntaxNode) -> Bool {
        if declaration.kind == .parameter {
            return declaration.children.contains { $0.kind == .userType && isColorType($0.normalizedText) }
        }
        if let annotation = declaration.child(.typeAnnotation) {
            return isColorType(String(annotation.normalizedText.dropFirst()))
        }
        return declaration.child(.value).map { ModifierChain($0).head == "Color" } ?? false
    }

    private static func isColorType(_ text: String) -> Bool { text == "Color" || text == "SwiftUI.Color" }
}
