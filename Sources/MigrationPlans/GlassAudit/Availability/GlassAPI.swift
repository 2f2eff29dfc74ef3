import Rewriter

/// A declaration of the SDK that came with 26, and where it is.
struct GlassAPI {
    let name: String
    /// The first version by platform; where it never came to, there is no entry. Mac Catalyst counts as iOS.
    let versions: [Platform: Version]

    private static let glass: [Platform: Version] = [
        .iOS: Version(26), .macOS: Version(26), .tvOS: Version(26), .watchOS: Version(26),
    ]
    private static let everywhere = glass.merging([.visionOS: Version(26)]) { first, _ in first }

    /// Modifiers, by name.
    private static let modifiers: [String: [Platform: Version]] = [
        "glassEffect": glass, "glassEffectID": glass, "glassEffectUnion": glass, "glassEffectTransition": glass,
        "scrollEdgeEffectStyle": glass, "scrollEdgeEffectHidden": glass,
        "backgroundExtensionEffect": everywhere, "safeAreaBar": everywhere, "tabBarMinimizeBehavior": everywhere,
        "sharedBackgroundVisibility": [.iOS: Version(26), .macOS: Version(26)],
        "tabViewBottomAccessory": [.iOS: Version(26)],
    ]

    /// Types that are made by a call.
    private static let types: [String: [Platform: Version]] = [
        "GlassEffectContainer": glass, "GlassButtonStyle": glass, "GlassProminentButtonStyle": glass,
        "DefaultGlassEffectShape": glass, "ConcentricRectangle": everywhere,
        "ToolbarSpacer": [.iOS: Version(26), .macOS: Version(26)],
        "UIGlassEffect": [.iOS: Version(26), .tvOS: Version(26)],
        "UIGlassContainerEffect": [.iOS: Version(26), .tvOS: Version(26)],
        "NSGlassEffectView": [.macOS: Version(26)], "NSGlassEffectContainerView": [.macOS: Version(26)],
    ]

    static let names = Set(modifiers.keys).union(types.keys)

    /// What a call uses; `nil` when that is nothing that came with 26.
    init?(_ call: Call) {
        let name = StyleExpression.calleeName(call.callee)
        if call.callee.kind == .simpleIdentifier, let versions = Self.types[name] {
            self.init(name: name, versions: versions)
        } else if name == "buttonStyle", let style = Self.glassStyle(call) {
            self.init(name: style, versions: Self.glass)
        } else if let versions = Self.modifiers[name] {
            self.init(name: name, versions: Self.exact(versions, name, call))
        } else {
            return nil
        }
    }

    private init(name: String, versions: [Platform: Version]) {
        self.name = name
        self.versions = versions
    }

    private static func glassStyle(_ call: Call) -> String? {
        guard let style = call.arguments.first?.value else { return nil }
        let chain = ModifierChain(style)
        let name = chain.subject == nil ? chain.links.first?.name : nil
        return name.flatMap { ["glass", "glassProminent"].contains($0) ? ".\($0)" : nil }
    }

    /// Overloads that came later.
    private static func exact(_ versions: [Platform: Version], _ name: String, _ call: Call) -> [Platform: Version] {
        if name == "tabViewBottomAccessory", call["isEnabled"] != nil { return [.iOS: Version(26, 1)] }
        return versions
    }
}
