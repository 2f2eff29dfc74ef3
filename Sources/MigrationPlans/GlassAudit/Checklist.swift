public import Rewriter

extension GlassAuditPlan {
    /// What has to be right before a release with Liquid Glass, with what the findings say about it.
    public func checklist(_ findings: [ReportedFinding]) -> [AuditReport.Item] {
        let faults = findings.filter { ($0.finding.verdict.severity ?? .note) > .note }
        return Self.items.map { item in
            let rules = item.rules.filter(Self.ruleCodes.contains)
            let left = rules.filter { code in
                options.skippedRules.contains(code) || options.rules.map { !$0.contains(code) } ?? false
            }
            let places = faults.filter { rules.contains($0.finding.rule) }.map {
                AuditReport.Place(path: $0.path, line: $0.start.line)
            }
            let state: AuditReport.State =
                rules.isEmpty ? .byHand : !places.isEmpty ? .failed : left.isEmpty ? .passed : .unchecked
            return AuditReport.Item(title: item.title, state: state, byHand: item.byHand, rules: rules, places: places)
        }
    }

    private struct Item {
        let title: String
        let rules: [String]
        var byHand: String?
    }

    private static let items = [
        Item(
            title: "Glass is applied only to the functional layer: navigation, toolbars, transient controls",
            rules: ["glass-on-content", "opaque-under-glass"],
            byHand: "Look at each screen over real content: nothing that is read for its own sake should be glass."),
        Item(
            title: "No glass lies on glass",
            rules: [
                "glass-on-glass", "glass-in-toolbar", "glass-in-menu-label", "material-with-glass", "leftover-chrome",
            ], byHand: "Open every sheet, popover and navigation stack: the system's own glass is under those."),
        Item(
            title: "Neighbouring pieces of glass share a GlassEffectContainer",
            rules: ["glass-without-container", "container-around-everything", "union-mismatch"]),
        Item(
            title: "glassEffect comes after layout modifiers, and nothing clips it",
            rules: ["glass-before-layout", "clip-after-glass"]),
        Item(
            title: "Every target has a gate, and older systems get a material of the same shape",
            rules: ["ungated-api", "fallback-shape-mismatch", "missing-fallback", "bare-capsule-default"],
            byHand: "Run the app on the oldest system that it supports."),
        Item(
            title: "Touch works: glass leaves it to the controls",
            rules: ["interactive-on-button", "interactive-on-bar"],
            byHand: "Tap the edges of each control, quickly and on an iPad."),
        Item(
            title: "Clear glass has something dimmed behind it", rules: ["clear-without-dimming"],
            byHand: "Look at each clear surface over the brightest content that can come under it."),
        Item(
            title: "Morphing between states is animated and has what it needs",
            rules: ["id-without-container", "id-without-namespace", "id-without-animation", "toggling-by-if"],
            byHand: "Switch each state forth and back: the shapes should flow, not fade."),
        Item(
            title: "The number of effects and their animations leave the device idle",
            rules: ["budget", "endless-animation-on-glass", "hidden-glass"],
            byHand: "Measure scrolling with Instruments on the oldest device that runs 26."),
        Item(
            // Code can't show that somebody looked: a run without findings proves nothing here.
            title: "Reduce Transparency is verified while debugging and on a device", rules: [],
            byHand:
                "Run with Xcode's Environment Overrides, Reduce Transparency, then switch it on in Settings."),
        Item(
            title: "Increase Contrast and Reduce Motion are verified", rules: [],
            byHand: "Switch both on under Settings, Accessibility: borders must show, morphs must calm down."),
        Item(
            title: "Tinted mode is checked", rules: [],
            byHand:
                "Settings, Display & Brightness, Liquid Glass, Tinted (26.1 and later): look at every glass control."),
        Item(
            title: "Text on glass has a contrast of 4.5 to 1 in light and dark", rules: [],
            byHand: "Measure with the Accessibility Inspector over light, dark and colourful content."),
        Item(
            title: "The code uses the released API", rules: ["phantom-api"],
            byHand: "Build every scheme with the Xcode that will ship it."),
    ]
}
