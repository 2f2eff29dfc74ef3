import Testing

@testable import MigrationPlans
@testable import Rewriter

/// What the user says about the project's own components and wrappers.
@Suite struct OwnNamesTests {
    private func run(_ body: String, others: String = "", _ change: (inout OwnNames) -> Void) async -> EngineRun {
        var options = LiquidGlassOptions()
        change(&options.names)
        let text = "import SwiftUI\n\nstruct Screen: View {\n    var body: some View {\n\(body)\n    }\n}\n\(others)\n"
        return await EngineRun(Array(text.utf8), options: options)
    }

    private static let card = #"        VStack { Text("A") }.padding().background(.thinMaterial, in: Capsule())"#
    private static func inside(_ component: String) -> String { "        \(component) {\n    \(card)\n        }" }

    @Test func componentsSayTheLayerOfWhatTheyHold() async {
        let plain = await run(Self.inside("FeedRow2")) { _ in }
        #expect(plain.findingsText.hasPrefix("6: rewrite(review) form=background-in-shape layer=card"))
        let content = await run(Self.inside("FeedRow2")) { $0.components["FeedRow2"] = .content }
        #expect(content.findingsText == "6: keep(content-layer) form=background-in-shape layer=content\n")
        let control = await run(Self.inside("Chip")) { $0.components["Chip"] = .control }
        #expect(control.findingsText.hasPrefix("6: rewrite(safe) form=background-in-shape layer=control"))
        let floating = await run(Self.inside("Toast")) { $0.components["Toast"] = .floating }
        #expect(floating.findingsText.hasPrefix("6: rewrite(safe) form=background-in-shape layer=floating"))
    }

    @Test func declarationsAndModifiersCountToo() async {
        let declared = "struct Chip: View {\n    var body: some View {\n\(Self.card)\n    }\n}"
        let type = await run("        Chip()", others: declared) { $0.components["Chip"] = .control }
        #expect(type.findingsText.contains("rewrite(safe) form=background-in-shape layer=control"))
        let modifier = await run(Self.card + ".toast()") { $0.components["toast"] = .floating }
        #expect(modifier.findingsText.contains("rewrite(safe) form=background-in-shape layer=floating"))
        let function =
            "extension View {\n    func chip() -> some View {\n"
            + "        padding().background(.thinMaterial, in: Capsule())\n    }\n}"
        let member = await run(#"        List { Text("A").chip() }"#, others: function) {
            $0.components["chip"] = .control
        }
        #expect(member.findingsText.contains("layer=control"))
    }

    @Test func innermostComponentCounts() async {
        let nested = "        Feed {\n            Chip {\n\(Self.card)\n            }\n        }"
        let run = await run(nested) { $0.components = ["Feed": .content, "Chip": .control] }
        #expect(run.findingsText.contains("layer=control"))
        let reversed = await self.run(nested) { $0.components = ["Feed": .control, "Chip": .content] }
        #expect(reversed.findingsText.contains("keep(content-layer)"))
    }

    @Test func oneContentUseKeepsASharedCard() async {
        let card = "struct Card: View {\n    var body: some View {\n\(Self.card)\n    }\n}"
        let run = await run("        VStack { Chip { Card() }; Feed { Card() } }", others: card) {
            $0.components = ["Feed": .content, "Chip": .control]
        }
        #expect(run.findingsText.contains("keep(content-layer)"))
    }

    @Test func placesWithoutGlassStayWithoutGlass() async {
        let widget =
            "struct Clock: Widget {\n    var body: some WidgetConfiguration {\n        StaticConfiguration(kind: \"a\") { _ in\n"
            + "            Chip {\n\(Self.card)\n            }\n        }\n    }\n}"
        let run = await run("        EmptyView()", others: widget) { $0.components["Chip"] = .control }
        #expect(run.findingsText.contains("keep(host-widget)"))
    }

    @Test func wrappersAreFoundWhereTheyAreUsed() async {
        let body = """
                    VStack {
                        Frosted()
                        Text("A").frost(radius: 3)
                        List { Text("B").frost(radius: 3) }
                        Frosted().ignoresSafeArea()
                        Frosting()
                    }
            """
        let run = await run(body) { $0.wrappers = ["Frosted", "frost"] }
        #expect(
            run.findingsText == """
                6: manual(own-wrapper) form=blur-wrapper layer=card
                7: manual(own-wrapper) form=blur-wrapper layer=card
                8: keep(content-layer) form=blur-wrapper layer=content
                9: keep(backdrop) form=blur-wrapper layer=backdrop

                """)
        #expect(await self.run(body) { _ in }.findingsText.isEmpty)
    }

    @Test func wrappersOfTheRepositoryAreReadWhereTheyAreDeclared() async {
        let declared = "struct Frosted: View {\n    var body: some View {\n\(Self.card)\n    }\n}"
        let run = await run("        Frosted()", others: declared) { $0.wrappers = ["Frosted"] }
        #expect(run.outcome.findings.count == 1 && run.findingsText.hasPrefix("10: rewrite(review)"))
    }

    @Test func wrappersInASurfaceAskForALook() async {
        let body =
            #"        Button {} label: { HStack { Frosted() }.padding().background(.thinMaterial, in: Capsule()) }"#
        let run = await run(body) { $0.wrappers = ["Frosted"] }
        #expect(run.findingsText.contains("rewrite(review)") && run.findingsText.contains("holds-surfaces"))
    }
}
