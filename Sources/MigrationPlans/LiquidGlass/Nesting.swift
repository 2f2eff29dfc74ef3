import Rewriter

/// Cards that look the same are treated the same: where one of them is content, or several stand in one scroll view,
/// all of them are content.
enum Families {
    static func resolve(_ judged: inout [JudgedSurface], options: LiquidGlassOptions) {
        guard !options.include.contains(.content) else { return }
        let families = Dictionary(grouping: judged.indices.filter { judged[$0].isPlate }) { judged[$0].look }
        for members in families.values where members.count > 1 {
            let cards = members.filter { judged[$0].isRewritten && judged[$0].layer == .card }
            let isContent = members.contains {
                judged[$0].layer == .content && judged[$0].verdict == .keep(.contentLayer)
            }
            let isScrolled = cards.count > 1 && cards.allSatisfy { judged[$0].traits.contains(.scroll) }
            guard isContent || isScrolled else { continue }
            for card in cards {
                judged[card].verdict = .keep(.contentLayer)
                judged[card].layer = .content
            }
        }
    }
}

/// Glass on glass: of surfaces around and inside each other only one is rewritten.
enum Nesting {
    static func resolve(_ judged: inout [JudgedSurface]) {
        // Outermost first.
        let order = judged.indices.filter { judged[$0].isRewritten }
            .sorted { judged[$0].domain.count > judged[$1].domain.count }
        // A card yields to the controls in it first, so that what it would have kept out is not kept out for nothing.
        for outer in order where ![.control, .floating].contains(judged[outer].layer) {
            let yields = order.contains { inner in
                inner != outer && judged[outer].yields(to: judged[inner]) && judged[outer].encloses(judged[inner])
            }
            if yields { judged[outer].verdict = .keep(.nestedGlass) }
        }
        for outer in order {
            for inner in order where inner != outer && judged[outer].isRewritten && judged[inner].isRewritten {
                if judged[outer].encloses(judged[inner]) { judged[inner].verdict = .keep(.nestedGlass) }
            }
        }
        for inner in order where judged[inner].verdict == .rewrite(.safe) {
            // A control on a bar or backdrop whose material stays: a person should see how both look together.
            let liesOnMaterial = judged.contains {
                !$0.isRewritten && $0.verdict != .keep(.nestedGlass) && $0.isPlate && $0.encloses(judged[inner])
            }
            if liesOnMaterial {
                judged[inner].verdict = .rewrite(.review)
                judged[inner].facts.liesOnMaterial = true
            }
        }
    }
}

/// Fixes of one file that can't be written together, because one replaces what the other changes.
enum Overlaps {
    /// The outer one stands.
    static func resolve(_ findings: inout [Finding]) {
        let order = findings.indices.filter { findings[$0].fix != nil }.sorted {
            let (a, b) = (findings[$0].range, findings[$1].range)
            return a.count != b.count ? a.count > b.count : a.lowerBound < b.lowerBound
        }
        var edits: [Edit] = []
        for index in order {
            let together = edits + (findings[index].fix?.edits.edits ?? [])
            if EditList(together) == nil {
                findings[index].fix = nil
                findings[index].verdict = .keep(.nestedGlass)
                findings[index].message = Reason.nestedGlass.sentence
            } else {
                edits = together
            }
        }
    }
}

extension JudgedSurface {
    /// A card yields to controls, the painted track of a hand-made control to its thumb; but no material yields to paint.
    func yields(to other: JudgedSurface) -> Bool {
        guard surface.form == .fill else { return other.layer == .control && other.surface.form != .fill }
        return other.layer == .control || other.surface.isThumb && !surface.isThumb
    }

    /// All that lies on the surface: its subject, or the stack that a layer fills.
    var domain: SourceRange {
        if facts.isLayer, !surface.isHosted, let layer = surface.layerChain,
            let block = layer.node.enclosing([.lambdaLiteral])
        {
            return block.range
        }
        return surface.chain.node.start..<run.range.upperBound
    }

    func encloses(_ other: JudgedSurface) -> Bool {
        let range = other.range
        return domain.lowerBound <= range.lowerBound && range.upperBound <= domain.upperBound
            && !self.range.contains(range.lowerBound)
            && !(other.domain.lowerBound == domain.lowerBound && other.surface.chain.node == surface.chain.node)
            || surface.chain.node == other.surface.chain.node && range.upperBound <= self.range.lowerBound
    }
}
