import Rewriter

/// What the declaration of a type says about the views in it.
enum TypeTraits {
    /// Where everything in it is drawn, as far as its name and its conformances tell.
    static func traits(of type: SyntaxNode) -> Placement.Traits {
        var traits: Placement.Traits = []
        let name = Declarations.typeName(type)
        if ["Row", "Cell", "Bubble", "RowView", "CellView", "BubbleView", "ListItem"].contains(where: {
            name.hasSuffix($0)
        }) {
            traits.insert(.row)
            if !name.hasSuffix("Row"), !name.hasSuffix("RowView") { traits.insert(.list) }
        }
        for conformance in Declarations.conformances(of: type) {
            switch conformance {
            case "ButtonStyle": traits.formUnion([.controlStyle, .pressed])
            case "PrimitiveButtonStyle", "ToggleStyle": traits.insert(.controlStyle)
            case "MenuStyle": traits.insert(.menuLabel)
            case "Widget", "WidgetBundle", "ControlWidget": traits.insert(.widget)
            case "PreviewProvider", "PreviewModifier": traits.insert(.preview)
            case "UIInputViewController": traits.insert(.hostExtension)
            case "ToolbarContent", "CustomizableToolbarContent": traits.formUnion([.chrome, .toolbar])
            default: break
            }
        }
        return traits
    }

    /// What uses of its name are uses of.
    static func kind(of type: SyntaxNode) -> Placement.Owner.Kind {
        let conformances = Declarations.conformances(of: type)
        if conformances.contains("ViewModifier") { return .modifier }
        if conformances.contains(where: { $0.hasSuffix("Style") }) { return .style }
        if conformances.contains("View") || type.child(.declarationKind)?.isText("extension") == true { return .view }
        return .other
    }
}
