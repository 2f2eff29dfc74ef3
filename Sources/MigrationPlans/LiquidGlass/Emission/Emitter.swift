import Rewriter

/// Writes the edits of one surface. The original text is never retyped: the helper and inline forms are insertions
/// around it, so old systems keep it verbatim; only the native form replaces it.
struct Emitter {
    let tree: SyntaxTree
    let layout: Layout
    /// What the helper is called in this repository.
    let names: HelperNames

    init(_ tree: SyntaxTree, names: HelperNames) {
        self.tree = tree
        self.layout = Layout(tree)
        self.names = names
    }

    /// Lines longer than this are broken.
    private static let width = 120

    // MARK: helper form

    /// `.liquidGlass(in: S) { $0<run> }` around the links in `run`.
    func helper(_ glass: GlassCall, around run: Run) -> [Edit] {
        wrap(run, opening: glass.helper(names), closureHead: "$0")
    }

    /// `.beforeLiquidGlass { $0<run> }`: what is only there on old systems.
    func before(_ run: Run) -> [Edit] {
        wrap(run, opening: names.name(.before), closureHead: "$0")
    }

    /// `.liquidGlassButton(.circle) { $0<old style> }`.
    func button(border: String?, isProminent: Bool, around run: Run) -> [Edit] {
        let arguments = [border, isProminent ? "prominent: true" : nil].compactMap { $0 }.joined(separator: ", ")
        return wrap(run, opening: names.name(.button) + (arguments.isEmpty ? "" : "(\(arguments))"), closureHead: "$0")
    }

    /// `Color.clear.liquidGlass(in: S) { _ in <layer> }` in the layer's place.
    func layer(_ glass: GlassCall, around range: SourceRange) -> [Edit] { layer(glass.helper(names), around: range) }

    /// The same with another call.
    func layer(_ call: String, around range: SourceRange) -> [Edit] {
        let call = ".\(call) { _ in"
        // Where modifiers follow on lines of their own, the glass is one of them.
        let startsLine = layout.startsLine(range.lowerBound)
        let hangs = startsLine && layout.continuesOnNextLine(after: range.upperBound)
        let indentation = layout.indentation(at: range.lowerBound) + (startsLine ? layout.step : "")
        if layout.isOneLine(range), layout.width(ofLineAt: range.lowerBound) + call.count + 14 <= Self.width {
            let head = names.clearColor + (hangs ? layout.newline + indentation : "") + call + " "
            return [
                .insert(head, at: range.lowerBound, placement: .opening(encloses: range)),
                .insert(" }", at: range.upperBound, placement: .closing(encloses: range)),
            ]
        }
        let lines = startsLine ? [names.clearColor, indentation + call] : [names.clearColor + call]
        let head = (lines + [indentation + layout.step]).joined(separator: layout.newline)
        return [
            .insert(head, at: range.lowerBound, placement: .opening(encloses: range)),
            .insert(layout.newline + indentation + "}", at: range.upperBound, placement: .closing(encloses: range)),
        ] + layout.indent(range, of: range, steps: startsLine ? 2 : 1)
    }

    private func wrap(_ run: Run, opening: String, closureHead: String) -> [Edit] {
        let range = run.range
        let dot = run.startsWithDot ? "." : ""
        let head = closureHead + (run.startsWithDot ? "" : ".")
        let oneLine = "\(dot)\(opening) { \(head)"
        if layout.isOneLine(range), layout.width(ofLineAt: range.lowerBound) + oneLine.count + 2 <= Self.width {
            return [
                .insert(oneLine, at: range.lowerBound, placement: .opening(encloses: range)),
                .insert(" }", at: range.upperBound, placement: .closing(encloses: range)),
            ]
        }
        let indentation = layout.indentation(at: range.lowerBound)
        let text = "\(dot)\(opening) {\(layout.newline)\(indentation)\(layout.step)\(head)"
        return [
            .insert(text, at: range.lowerBound, placement: .opening(encloses: range)),
            .insert(layout.newline + indentation + "}", at: range.upperBound, placement: .closing(encloses: range)),
        ] + indentLinks(of: run)
    }

    /// The first link's own lines go in by one step; links on lines of their own then hang below `$0` by another,
    /// unless the first one closes on a line of its own.
    private func indentLinks(of run: Run) -> [Edit] {
        let first = run.links[0].range
        let hanging = layout.startsLine(first.lowerBound) && layout.isOneLine(first)
        let rest = first.upperBound..<run.range.upperBound
        return layout.indent(first, of: run.range) + layout.indent(rest, of: run.range, steps: hanging ? 2 : 1)
    }

    /// `.name(…) { $0<run> }` with the call of an own helper.
    func call(_ call: String, around run: Run) -> [Edit] { wrap(run, opening: call, closureHead: "$0") }

    // MARK: native form

    /// Plain glass instead of the run.
    func native(_ glass: GlassCall, replacing run: Run) -> [Edit] { replace(run, by: glass.native(names)) }

    /// Other modifiers, written without their leading dots, instead of the run.
    func replace(_ run: Run, by modifiers: [String]) -> [Edit] {
        let separator =
            layout.startsLine(run.range.lowerBound)
            ? layout.newline + layout.indentation(at: run.range.lowerBound) : ""
        let dot = run.startsWithDot ? "." : ""
        return [Edit(run.range, dot + modifiers.joined(separator: separator + "."))]
    }

    /// Takes a piece of the chain away, with the white space in front of it.
    func remove(_ run: Run) -> [Edit] {
        var start = run.range.lowerBound
        while start > 0, tree.source.bytes[start - 1] <= UInt8(ascii: " ") { start -= 1 }
        return [Edit(start..<run.range.upperBound, "")]
    }

    func nativeLayer(_ glass: GlassCall, replacing range: SourceRange) -> [Edit] {
        [Edit(range, ([names.clearColor] + glass.native(names)).joined(separator: "."))]
    }

    // MARK: inline form

    /// `if #available(…) { glass } else { old }` around a whole statement that ends with the run, or has kept links
    /// behind it.
    func inline(_ glass: GlassCall, run: Run, statement: SourceRange, platforms: [String]) -> [Edit] {
        let indentation = layout.indentation(at: statement.lowerBound)
        let inner = indentation + layout.step
        let head = tree.source.text(in: statement.lowerBound..<run.range.lowerBound)
        let tail = tree.source.text(in: run.range.upperBound..<statement.upperBound)
        let separator =
            layout.startsLine(run.range.lowerBound)
            ? layout.newline + layout.indentation(at: run.range.lowerBound) + layout.step : ""
        let dot = run.startsWithDot ? "." : ""
        let glassText = indented(head) + dot + glass.native(names).joined(separator: separator + ".") + indented(tail)
        let condition = "if #available(\((platforms + ["*"]).joined(separator: ", "))) {"
        let opening = [condition, inner + glassText, indentation + "} else {", inner].joined(
            separator: layout.newline)
        return [
            .insert(opening, at: statement.lowerBound, placement: .opening(encloses: statement)),
            .insert(
                layout.newline + indentation + "}", at: statement.upperBound, placement: .closing(encloses: statement)),
        ] + layout.indent(statement, of: statement)
    }

    /// Text of several lines, one step further in.
    private func indented(_ text: String) -> String {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return lines.enumerated().map { index, line in
            let isBlank = line.allSatisfy(\.isWhitespace) && index < lines.count - 1
            return index == 0 || isBlank ? String(line) : layout.step + line
        }.joined(separator: layout.newline)
    }

    // MARK: container

    /// `LiquidGlassContainer(spacing: n) { stack }`, or the system's own in native style.
    func container(_ name: String, spacing: String, around stack: SourceRange) -> [Edit] {
        let indentation = layout.indentation(at: stack.lowerBound)
        let opening = "\(name)(spacing: \(spacing)) {"
        return [
            .insert(
                opening + layout.newline + indentation + layout.step, at: stack.lowerBound,
                placement: .opening(encloses: stack)),
            .insert(layout.newline + indentation + "}", at: stack.upperBound, placement: .closing(encloses: stack)),
        ] + layout.indent(stack, of: stack)
    }
}

/// A contiguous piece of a modifier chain.
struct Run {
    let links: [ModifierChain.Link]
    let startsWithDot: Bool

    init(_ chain: Chain, _ links: ClosedRange<Int>) {
        self.links = Array(chain.links[links])
        self.startsWithDot = !(links.lowerBound == 0 && chain.hasImplicitSelf)
    }

    /// From the first link's dot to the last link's end.
    var range: SourceRange { links[0].range.lowerBound..<links[links.count - 1].range.upperBound }
}
