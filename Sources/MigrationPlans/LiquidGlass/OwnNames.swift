/// What the user says about the project's own views and modifiers, where reading the code can't tell.
public struct OwnNames: Hashable, Sendable {
    /// Where a component belongs, whatever stands around it.
    public enum Layer: String, Hashable, Sendable, CaseIterable {
        case content, control, floating
    }

    /// Types and functions from elsewhere that paint a material: each use is a finding.
    public var wrappers: Set<String> = []
    /// By the name of a type or function.
    public var components: [String: Layer] = [:]

    public init() {}

    /// What is known about everything in a component; empty when nothing was said.
    func traits(of name: String) -> Placement.Traits {
        switch components[name] {
        case .content: .declaredContent
        case .control: .declaredControl
        case .floating: .declaredFloating
        case nil: []
        }
    }
}

extension Placement.Traits {
    /// What the user says about the component.
    var declaredLayer: Layer? {
        if contains(.declaredContent) { return .content }
        if contains(.declaredControl) { return .control }
        return contains(.declaredFloating) ? .floating : nil
    }
}
