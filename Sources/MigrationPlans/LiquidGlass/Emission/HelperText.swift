import Rewriter

/// The code of the helper, from the declarations and parameters that are in use.
struct HelperText: Hashable {
    var parts: Set<HelperPart>
    var names: HelperNames
    /// Heeds the accessibility settings itself.
    var isExplicit = false
    var access = Access.module
    /// Stands behind the `#if` around all of it.
    var condition: String?
    /// The systems of the modules that compile it.
    var floor = Floor.material
    /// Stands in front of the import, with a blank behind it.
    var importAccess = ""

    /// Who calls it.
    enum Access: String, Hashable, CaseIterable, Comparable {
        case module = ""
        case package = "package "
        case everywhere = "public "

        static func < (left: Access, right: Access) -> Bool { left.rawValue.count < right.rawValue.count }
    }

    /// What goes in front of `import SwiftUI`, from what the module's other files have there (`nil` for nothing): a
    /// name of SwiftUI in a declaration that others see needs an import that they see, where a module has such at all;
    /// and no file may leave it out where all say it.
    static func importAccess(for access: Access, like neighbours: Set<String?>) -> String {
        let isSaid = neighbours.contains { $0 != nil }
        let isSaidByAll = isSaid && !neighbours.contains(nil)
        return switch access {
        case .module: isSaidByAll ? "internal " : ""
        case .package: isSaidByAll ? "package " : isSaid ? "public " : ""
        case .everywhere: isSaid ? "public " : ""
        }
    }

    /// How old the systems are that compile it.
    enum Floor: Int, Hashable, CaseIterable {
        /// Before SwiftUI.
        case none
        case swiftUI
        /// From 2021 on there are materials, and shapes of buttons.
        case material
    }

    private static let available = "if #available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *) {"
    private static let isAvailable = "@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)"
    private static let gate = "#if compiler(>=6.2) && !os(visionOS)"
    static let hasSwiftUI = "@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)"
    static let hasButtonShapes = "@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)"

    /// The lines behind the header; indented by fours.
    var lines: [String] {
        let modifiers = [surface, background, before, button].compactMap { $0 }
        let types = [parts.contains(.button) ? buttonStyles : nil, needsModifier ? surfaceModifier : nil, container]
            .compactMap { $0 }
        var blocks = [["\(importAccess)import SwiftUI"]]
        if !modifiers.isEmpty {
            blocks.append(
                onlyWithSwiftUI + ["extension View {"] + Array(modifiers.joined(separator: [""])) + ["}"])
        }
        blocks += types
        if let condition { blocks = [["#if \(condition)"]] + blocks + [["#endif"]] }
        return blocks.joined(separator: [""]).map(names.qualified)
    }

    private var onlyWithSwiftUI: [String] { floor == .none ? [Self.hasSwiftUI] : [] }

    // MARK: modifiers

    private func gated(_ new: [String]) -> [String] {
        [Self.gate, Self.available].map { "        " + $0 } + new.map { "            " + $0 }
            + ["} else {", "    fallback(self)", "}", "#else", "fallback(self)", "#endif"].map { "        " + $0 }
    }

    /// The parameters of `liquidGlass` behind the shape, as they are declared and as they are passed on.
    private var options: [(declared: String, name: String, type: String)] {
        [
            (HelperPart.tint, "tint: Color? = nil", "tint", "Color?"),
            (.interactive, "interactive: Bool = false", "interactive", "Bool"),
            (.isOn, "isOn: Bool = true", "isOn", "Bool"), (.clipped, "clipped: Bool = false", "clipped", "Bool"),
        ].filter { parts.contains($0.0) }.map { ($0.1, $0.2, $0.3) }
    }

    private var surface: [String]? {
        guard parts.contains(.surface) else { return nil }
        let parameters = (["in shape: S"] + options.map(\.declared)).joined(separator: ", ")
        return [
            "    /// Liquid Glass in `shape` where the system provides it; `fallback` everywhere else.",
            "    @ViewBuilder",
            "    \(access.rawValue)nonisolated func \(names.name(.surface))<S: Shape, Fallback: View>(",
            "        \(parameters),", "        @ViewBuilder fallback: (Self) -> Fallback", "    ) -> some View {",
        ] + gated(needsModifier ? makeModifier : glass(on: "self")) + ["    }"]
    }

    private var makeModifier: [String] {
        [
            "modifier(",
            "    \(names.surfaceModifier)(\((["shape"] + options.map(\.name)).map { "\($0): \($0)" }.joined(separator: ", "))))",
        ]
    }

    /// The environment can be read only by a modifier of its own, and only that can clip or not.
    private var needsModifier: Bool {
        parts.contains(.surface) && (isExplicit || parts.contains(.interactive) || parts.contains(.clipped))
    }

    private var background: [String]? {
        guard parts.contains(.background) else { return nil }
        var parameters = ["in shape: S"]
        if parts.contains(.backgroundTint) { parameters.append("tint: Color? = nil") }
        if parts.contains(.backgroundClipped) { parameters.append("clipped: Bool = false") }
        let glass = parts.contains(.backgroundTint) ? ".regular.tint(tint)" : ".regular"
        let effect = "background { Color.clear.glassEffect(\(glass), in: shape).contentShape(shape) }"
        let body =
            parts.contains(.backgroundClipped)
            ? ["if clipped {", "    clipShape(shape).\(effect)", "} else {", "    \(effect)", "}"] : [effect]
        return [
            "    /// Liquid Glass behind the view, for text input; `fallback` where the system has none.",
            "    @ViewBuilder",
            "    \(access.rawValue)nonisolated func \(names.name(.background))<S: Shape, Fallback: View>(",
            "        \(parameters.joined(separator: ", ")), @ViewBuilder fallback: (Self) -> Fallback",
            "    ) -> some View {",
        ] + gated(body) + ["    }"]
    }

    private var before: [String]? {
        guard parts.contains(.before) else { return nil }
        return [
            "    /// `fallback` on systems without Liquid Glass, the view as it is on the others.", "    @ViewBuilder",
            "    \(access.rawValue)nonisolated func \(names.name(.before))<Fallback: View>(",
            "        @ViewBuilder _ fallback: (Self) -> Fallback",
            "    ) -> some View {",
        ] + gated(["self"]) + ["    }"]
    }

    private var button: [String]? {
        guard parts.contains(.button) else { return nil }
        return [
            "    /// The system's glass button where there is one; `fallback` everywhere else."
        ] + (floor == .material ? [] : ["    " + Self.hasButtonShapes]) + [
            "    @ViewBuilder", "    \(access.rawValue)func \(names.name(.button))<Fallback: View>(",
            "        _ border: ButtonBorderShape? = nil, prominent: Bool = false, @ViewBuilder fallback: (Self) -> Fallback",
            "    ) -> some View {",
        ] + gated(["glassButton(border, prominent: prominent)"]) + ["    }"]
    }

    // MARK: types

    private var buttonStyles: [String] {
        [
            Self.gate, Self.isAvailable, "extension View {", "    @ViewBuilder",
            "    fileprivate func glassButton(_ border: ButtonBorderShape?, prominent: Bool) -> some View {",
            "        if let border {", "            glassButton(prominent: prominent).buttonBorderShape(border)",
            "        } else {",
            "            glassButton(prominent: prominent)", "        }", "    }", "", "    @ViewBuilder",
            "    private func glassButton(prominent: Bool) -> some View {", "        if prominent {",
            "            buttonStyle(GlassProminentButtonStyle())", "        } else {",
            "            buttonStyle(GlassButtonStyle())",
            "        }", "    }", "}",
            "#endif",
        ]
    }

    /// The material of the glass, as far as options choose it.
    private var glassValue: String {
        var glass = ".regular"
        if parts.contains(.tint) { glass += ".tint(tint)" }
        if parts.contains(.interactive) { glass += ".interactive(respondsToTouch)" }
        let conditions = (parts.contains(.isOn) ? ["isOn"] : []) + (isExplicit ? ["!reduceTransparency"] : [])
        return conditions.isEmpty ? glass : "\(conditions.joined(separator: " && ")) ? \(glass) : .identity"
    }

    private func glass(on view: String) -> [String] {
        ["\(view == "self" ? "" : "\(view).")glassEffect(\(glassValue), in: shape)", "    .contentShape(shape)"]
    }

    private var surfaceModifier: [String] {
        var environment: [String] = []
        if isExplicit { environment.append("    @SwiftUI.Environment(\\.colorSchemeContrast) private var contrast") }
        if parts.contains(.interactive) {
            environment.append("    @SwiftUI.Environment(\\.accessibilityReduceMotion) private var reduceMotion")
        }
        if isExplicit || parts.contains(.interactive) {
            environment.append(
                "    @SwiftUI.Environment(\\.accessibilityReduceTransparency) private var reduceTransparency")
        }
        let stored = [("shape", "S")] + options.map { ($0.name, $0.type) }
        let touch =
            parts.contains(.interactive)
            ? ["    private var respondsToTouch: Bool { interactive && !reduceMotion && !reduceTransparency }", ""] : []
        return [Self.gate, Self.isAvailable, "private struct \(names.surfaceModifier)<S: Shape>: ViewModifier {"]
            + environment + stored.map { "    let \($0.0): \($0.1)" }
            + ["", "    nonisolated init(\(stored.map { "\($0.0): \($0.1)" }.joined(separator: ", "))) {"]
            + stored.map { "        self.\($0.0) = \($0.0)" } + ["    }", ""] + touch
            + ["    func body(content: Self.Content) -> some View {"] + modifierBody + ["    }", "}", "#endif"]
    }

    private var modifierBody: [String] {
        let clips = parts.contains(.clipped)
        let body =
            clips
            ? [
                "        if clipped {", "            glass(content.clipShape(shape))", "        } else {",
                "            glass(content)", "        }",
            ]
            : ["        glass(content)"]
        return body + ["    }", "", "    private func glass(_ view: some View) -> some View {", "        view"]
            + (isExplicit ? explicitFill : []) + ["            .glassEffect(\(glassValue), in: shape)"]
            + (isExplicit ? explicitBorder : []) + ["            .contentShape(shape)"]
    }

    private var isShown: String { parts.contains(.isOn) ? "isOn && " : "" }

    /// An opaque fill under Reduce Transparency.
    private var explicitFill: [String] {
        [
            "            .background(\(isShown)reduceTransparency ? AnyShapeStyle(.background) : AnyShapeStyle(.clear), in: shape)"
        ]
    }

    /// A border under Increase Contrast.
    private var explicitBorder: [String] {
        [
            "            .overlay {", "                if \(isShown)contrast == .increased {",
            "                    shape.stroke(.primary, lineWidth: 1).allowsHitTesting(false)", "                }",
            "            }",
        ]
    }

    private var container: [String]? {
        guard parts.contains(.container) else { return nil }
        return ["/// Glass surfaces that stand together; just its content where the system has no glass."]
            + onlyWithSwiftUI
            + [
                "\(access.rawValue)struct \(names.name(.container))<Content: View>: View {",
                "    let spacing: CGFloat?", "    let content: Content", "",
                "    \(access.rawValue)init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {",
                "        self.spacing = spacing",
                "        self.content = content()", "    }", "", "    \(access.rawValue)var body: some View {",
                "        " + Self.gate, "        " + Self.available,
                "            GlassEffectContainer(spacing: spacing) { content }", "        } else {",
                "            content", "        }", "        #else", "        content", "        #endif", "    }", "}",
            ]
    }
}
