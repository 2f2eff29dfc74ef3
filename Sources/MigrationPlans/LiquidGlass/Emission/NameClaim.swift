import Rewriter

/// A declaration of the app's own whose name the plan's code uses too.
struct NameClaim: Hashable, Sendable {
    let name: String
    let path: String
    /// The type that it is nested in; `nil` for a type of its own, and for members of all views.
    let container: String?
    let access: Declarations.Access

    /// Names that generated code declares or that it can't do without.
    private static let declared: Set<String> = HelperNames.allDeclared.union(["glassEffect"])
    /// What buttons are given as styles.
    private static let styles: Set = ["glass", "glassProminent"]
    /// Names of SwiftUI that generated and rewritten code uses: an app's own type of the name hides them.
    static let system: Set = [
        "Shape", "Color", "View", "ViewBuilder", "ViewModifier", "ButtonBorderShape", "AnyShapeStyle",
        "GlassEffectContainer", "GlassButtonStyle", "GlassProminentButtonStyle",
    ]
    /// Without it the names of SwiftUI can't be told from others.
    static let module = "SwiftUI"

    static let contested = declared.union(styles).union(system).union([module])

    /// The claims of one file.
    static func all(in tree: SyntaxTree) -> [NameClaim] {
        tree.nodes.compactMap { node in
            switch node.kind {
            case .classDeclaration, .protocolDeclaration, .typealiasDeclaration: claim(type: node)
            case .functionDeclaration, .propertyDeclaration: claim(member: node)
            default: nil
            }
        }
    }

    private static func claim(type node: SyntaxNode) -> NameClaim? {
        let name = Declarations.typeName(node)
        guard contested.contains(name), !Declarations.isExtension(node) else { return nil }
        let outer = node.enclosing([.classDeclaration])
        guard outer != nil || node.parent?.kind == .sourceFile else { return nil }
        return NameClaim(
            name: name, path: node.tree.source.path, container: outer.map(Declarations.typeName),
            access: Declarations.access(of: node, in: outer))
    }

    /// Only a member of all views is in the way, and one called `glassEffect` only if it takes a shape too.
    private static func claim(member node: SyntaxNode) -> NameClaim? {
        let name = Declarations.name(of: node)
        guard declared.contains(name) || styles.contains(name), let type = node.enclosing([.classDeclaration]),
            styles.contains(name) ? Declarations.isStyleExtension(type) : Declarations.isViewExtension(type)
        else { return nil }
        let takesShape = node.children.contains {
            $0.kind == .parameter && $0.child(.externalName)?.isText("in") ?? false
        }
        guard name != "glassEffect" || takesShape else { return nil }
        return NameClaim(
            name: name, path: node.tree.source.path, container: nil, access: Declarations.access(of: node, in: type))
    }
}
