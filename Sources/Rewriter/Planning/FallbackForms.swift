/// The constructs whose one half is what old systems run: what the verifier replaces by that half before it
/// compares tokens.
public struct FallbackForms: Hashable, Sendable {
    /// Modifiers with a trailing closure `{ $0… }` that holds the old chain: `x.name(…) { $0.old }` is `x.old`.
    public var modifiers: Set<String>
    /// Views whose trailing closure holds the old view: `Name(…) { old }` is `old`.
    public var wrappers: Set<String>
    /// What stands for nothing where a whole view is the old half: `blank.name(…) { _ in old }` is `old`.
    public var blanks: Set<String>
    /// The first major version whose `#available(iOS N, …)` means "new": the `else` branch is what old systems run.
    public var availableFrom: Int

    public init(modifiers: Set<String>, wrappers: Set<String>, blanks: Set<String>, availableFrom: Int) {
        self.modifiers = modifiers
        self.wrappers = wrappers
        self.blanks = blanks
        self.availableFrom = availableFrom
    }
}
