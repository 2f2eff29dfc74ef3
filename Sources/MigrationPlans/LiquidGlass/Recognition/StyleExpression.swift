import Rewriter

/// An expression that gives a Material: `.ultraThinMaterial`, `Material.thin.opacity(0.8)`,
/// `isOn ? AnyShapeStyle(.bar) : AnyShapeStyle(.clear)`.
struct StyleExpression {
    /// The whole expression.
    let node: SyntaxNode
    /// The names of the materials in it.
    var tokens: [SyntaxNode]
    /// `opacity`, `shadow`, … applied to the material itself.
    var modifiers: [String] = []
    /// Of a conditional style.
    var condition: Condition?

    struct Condition {
        /// As it is written.
        let text: String
        /// What is drawn when the material isn't.
        let otherwise: Otherwise
        /// The material is what is drawn when the condition is false.
        let isNegated: Bool
    }

    enum Otherwise {
        case nothing
        case material
        case other
    }

    static let names: Set = [
        "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial", "ultraThickMaterial",
    ]
    private static let shortNames: Set = ["ultraThin", "thin", "regular", "thick", "ultraThick", "bar"]
    /// Calls whose unlabelled argument is a style, so that `.bar` means the material.
    static let styleModifiers: Set = [
        "background", "fill", "foregroundStyle", "overlay", "stroke", "strokeBorder", "tint", "toolbarBackground",
        "presentationBackground", "containerBackground", "listRowBackground", "AnyShapeStyle", "backgroundStyle",
    ]

    /// All material names in a file, in source order.
    static func tokens(in tree: SyntaxTree) -> [SyntaxNode] {
        tree.nodes(.simpleIdentifier).filter(isMaterial)
    }

    /// Whether an identifier is the name of a material.
    static func isMaterial(_ node: SyntaxNode) -> Bool {
        let text = node.text
        guard names.contains(text) || shortNames.contains(text), let parent = node.parent else { return false }
        if isImplicitMember(node) {
            return names.contains(text) && !isPatternOrComparison(node) || text == "bar" && isStyleArgument(node)
        }
        guard parent.kind == .navigationSuffix, let base = parent.parent,
            let target = base.child(.target)
        else { return false }
        return target.isText("Material") || target.isText("SwiftUI.Material")
            || names.contains(text) && target.isText("ShapeStyle")
    }

    /// `.name`, also at the start of `.name.opacity(0.5)`.
    private static func isImplicitMember(_ node: SyntaxNode) -> Bool {
        prefix(of: node) != nil
    }

    /// The `.name…` expression that starts with this identifier.
    private static func prefix(of node: SyntaxNode) -> SyntaxNode? {
        var current = node
        while let parent = current.parent {
            switch parent.kind {
            case .prefixExpression:
                guard let dot = parent.child(.operation), dot.isText("."), dot.end == node.start else { return nil }
                return parent
            case .navigationExpression, .callExpression:
                guard parent.start == node.start else { return nil }
                current = parent
            default:
                return nil
            }
        }
        return nil
    }

    /// `case .ultraThinMaterial:` and `== .ultraThinMaterial` are the app's own enum: Material is neither.
    private static func isPatternOrComparison(_ node: SyntaxNode) -> Bool {
        for ancestor in node.ancestors.prefix(4) {
            switch ancestor.kind {
            case .switchPattern, .equalityExpression, .pattern, .enumEntry: return true
            case .callExpression, .statements, .valueArgument, .ternaryExpression: return false
            default: continue
            }
        }
        return false
    }

    private static func isStyleArgument(_ node: SyntaxNode) -> Bool {
        let style = StyleExpression(token: node)
        guard let argument = style.node.parent, argument.kind == .valueArgument,
            argument.child(.valueArgumentLabel) == nil,
            let call = argument.parent?.parent?.parent, call.kind == .callExpression, let callee = Call(call)?.callee,
            // `.foo(.bar, …)` with further unlabelled arguments is somebody else's.
            argument.parent?.children.first(where: { $0.kind == .valueArgument }) == argument
        else { return false }
        return styleModifiers.contains(calleeName(callee))
    }

    /// Last component of what is called.
    static func calleeName(_ callee: SyntaxNode) -> String {
        switch callee.kind {
        case .navigationExpression:
            Array(callee.children).last.flatMap { Array($0.children).last?.text } ?? ""
        case .prefixExpression:
            callee.child(.target).map(calleeName) ?? ""
        // What a call returns has no name, and may be as long as the file.
        case .callExpression: ""
        default: callee.text
        }
    }

    /// The style that `token` is part of, grown outwards as far as it is still an expression of one style.
    init(token: SyntaxNode) {
        var node = Self.prefix(of: token) ?? token.parent?.parent ?? token
        var modifiers: [String] = []
        var condition: Condition?
        if node.kind == .prefixExpression, let target = node.child(.target) {
            modifiers = ModifierChain(target).links.map(\.name)
        }
        growing: while let parent = node.parent {
            switch parent.kind {
            case .navigationExpression where parent.child(.target) == node:
                modifiers.append(Self.calleeName(parent))
                node = parent
            case .callExpression where parent.children.first(where: { !$0.isComment }) == node:
                node = parent
            case .tupleExpression:
                node = parent
            case .ternaryExpression where node.field == .ifTrue || node.field == .ifFalse:
                condition = Condition(
                    text: parent.child(.condition)?.text ?? "",
                    otherwise: Self.other(than: node, in: parent), isNegated: node.field == .ifFalse)
                node = parent
            case .valueArgument:
                guard let call = parent.parent?.parent?.parent, call.kind == .callExpression,
                    let callee = Call(call)?.callee,
                    callee.isText("AnyShapeStyle") || callee.isText("AnyShapeStyle.init")
                else { break growing }
                node = call
            default:
                break growing
            }
        }
        self.node = node
        self.tokens = [token]
        self.modifiers = modifiers
        self.condition = condition
    }

    /// A name that stands for a material declared elsewhere.
    init(stored node: SyntaxNode) {
        self.node = node
        self.tokens = []
    }

    /// Where the style begins.
    var anchor: SyntaxNode { tokens.first ?? node }

    private static func other(than branch: SyntaxNode, in ternary: SyntaxNode) -> Otherwise {
        guard
            let other = ternary.children.first(where: {
                ($0.field == .ifTrue || $0.field == .ifFalse) && $0 != branch
            })
        else { return .other }
        let text = other.normalizedText
        if [".clear", "Color.clear", "AnyShapeStyle(.clear)", "AnyShapeStyle(Color.clear)"].contains(text) {
            return .nothing
        }
        return names.contains { text.contains($0) } ? .material : .other
    }
}
