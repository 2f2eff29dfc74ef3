public import Rewriter

/// What the user can choose about the Liquid Glass migration.
public struct LiquidGlassOptions: Hashable, Sendable {
    /// What is proposed beyond the default.
    public enum Include: String, Hashable, Sendable, CaseIterable {
        /// Apply also what a person should look at.
        case review
        /// Propose glass for the content layer too, as review.
        case content
        /// Take colour and gradient fills for candidates.
        case fills
        /// Take `.bordered` and `.borderedProminent` buttons for candidates.
        case bordered
    }

    /// How the old code is kept.
    public enum Style: String, Hashable, Sendable, CaseIterable {
        /// Native where every floor is 26 or later, the helper elsewhere.
        case auto
        /// Always through the generated helper.
        case helper
        /// `if #available … else …` in the repository's own modifiers and styles, the helper elsewhere.
        case inline
        /// Glass without a fallback.
        case native
    }

    public enum Accessibility: String, Hashable, Sendable, CaseIterable {
        /// The system adapts glass by itself.
        case system
        /// The helper draws an opaque fill and a border where the user asked the system for it.
        case explicit
    }

    public enum Containers: String, Hashable, Sendable, CaseIterable {
        /// Siblings in one stack get a common container.
        case siblings
        case never
    }

    public enum Buttons: String, Hashable, Sendable, CaseIterable {
        /// Glass in the label: the geometry stays.
        case effect
        /// The system's glass button style for bare icon and text labels.
        case style
    }

    public enum Shadows: String, Hashable, Sendable, CaseIterable {
        /// Gone on 26 under controls and cards, kept under floating surfaces.
        case auto
        case keep
        case remove
    }

    public var include: Set<Include> = []
    /// Codes of the rules whose findings are wanted; `nil` wants all.
    public var rules: Set<String>?
    /// Codes of rules whose findings are left out.
    public var skippedRules: Set<String> = []
    public var style: Style = .auto
    /// The repository's own adaptive modifier that takes the place of the generated helper.
    public var helperName: String?
    public var accessibility: Accessibility = .system
    public var containers: Containers = .siblings
    public var buttons: Buttons = .effect
    public var shadows: Shadows = .auto
    /// Deployment targets that override what the project files say.
    public var floors: [Platform: Version] = [:]
    /// Major version of the oldest Xcode that must build the result; `nil` when unknown.
    public var xcode: Int?
    public var names = OwnNames()
    /// What differs for some files; where several fit a file, the later ones win.
    public var overrides: [Override] = []

    public init() {}

    func wants(_ finding: Finding) -> Bool {
        !skippedRules.contains(finding.rule) && rules?.contains(finding.rule) ?? true
    }
}
