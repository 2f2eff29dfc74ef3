import Rewriter

/// Where a view stands: what encloses it, read outwards through its own chain, the closures around it and the
/// declarations that hold it.
struct Placement: Sendable {
    /// What holds in at least one place where the view appears.
    var traits: Traits = []
    /// The component whose drawing this is part of; its uses elsewhere tell the rest.
    var owner: Owner?
    /// The view is the outermost one of its component.
    var isRoot = false

    struct Traits: OptionSet, Sendable, Hashable {
        let rawValue: UInt64

        // Places that speak against glass: one use is enough.
        static let row = Traits(rawValue: 1 << 0)
        static let loop = Traits(rawValue: 1 << 1)
        static let chrome = Traits(rawValue: 1 << 2)
        static let widget = Traits(rawValue: 1 << 3)
        static let hostExtension = Traits(rawValue: 1 << 4)
        static let menuBar = Traits(rawValue: 1 << 5)
        static let renderer = Traits(rawValue: 1 << 6)
        /// In a sheet, popover or inspector, which the system draws on glass.
        static let inSheet = Traits(rawValue: 1 << 7)
        /// Turned by a modifier around it.
        static let rotated = Traits(rawValue: 1 << 8)
        static let menuLabel = Traits(rawValue: 1 << 9)
        static let menuContent = Traits(rawValue: 1 << 10)
        static let watchFace = Traits(rawValue: 1 << 11)
        static let scroll = Traits(rawValue: 1 << 12)
        static let preview = Traits(rawValue: 1 << 13)
        static let glass = Traits(rawValue: 1 << 14)
        /// It is the whole content of a sheet or popover.
        static let sheetRoot = Traits(rawValue: 1 << 15)
        /// Something around it has an opaque background.
        static let onOpaque = Traits(rawValue: 1 << 16)
        // What the user says about the component, in the place of all that can be read.
        static let declaredContent = Traits(rawValue: 1 << 17)
        /// In a GlassEffectContainer, the system's or one that sounds like it.
        static let glassContainer = Traits(rawValue: 1 << 18)
        /// A toolbar item that the system puts no glass behind.
        static let bareItem = Traits(rawValue: 1 << 22)
        /// In a list, form or grid for sure, or in what is called a cell; `row` is also what is only called a row.
        static let list = Traits(rawValue: 1 << 21)
        /// Chrome whose content the system draws on glass.
        static let toolbar = Traits(rawValue: 1 << 19)

        /// On a picture that is an element of the content: a badge or caption of it.
        static let onPicture = Traits(rawValue: 1 << 20)

        // Places that speak for it: they must hold for every use.
        static let controlLabel = Traits(rawValue: 1 << 32)
        static let controlStyle = Traits(rawValue: 1 << 33)
        static let tapped = Traits(rawValue: 1 << 34)
        static let overlayAligned = Traits(rawValue: 1 << 35)
        static let safeAreaInset = Traits(rawValue: 1 << 36)
        static let stackOverlay = Traits(rawValue: 1 << 37)
        // Half of a check for the new system: every use must be.
        static let oldBranch = Traits(rawValue: 1 << 38)
        static let newBranch = Traits(rawValue: 1 << 39)
        static let declaredControl = Traits(rawValue: 1 << 40)
        static let declaredFloating = Traits(rawValue: 1 << 41)
        /// In a style whose control handles the touch around it: a `ButtonStyle`.
        static let pressed = Traits(rawValue: 1 << 42)

        static let adverse = Traits(rawValue: 0xFFFF_FFFF)
        static let favourable = Traits(rawValue: 0xFFFF_FFFF_0000_0000)
        static let control: Traits = [.controlLabel, .controlStyle, .tapped]
        static let floating: Traits = [.overlayAligned, .safeAreaInset, .stackOverlay]
        static let declared: Traits = [.declaredContent, .declaredControl, .declaredFloating]
    }

    /// A declaration that draws.
    struct Owner: Sendable, Hashable {
        enum Kind: Sendable {
            case view, modifier, style, viewFunction, other
        }

        let name: String
        let kind: Kind
    }

    init() {}

    /// Reads outwards from `node`, which is a whole chain or a link of one.
    init(of node: SyntaxNode, names: OwnNames = OwnNames()) {
        var reader = PlacementReader(names: names)
        self = reader.read(node)
    }

    /// What holds for a view that appears in several places.
    static func merged(_ placements: [Placement]) -> Placement {
        let real = placements.filter { !$0.traits.contains(.preview) }
        let relevant = real.isEmpty ? placements : real
        guard var result = relevant.first else { return Placement() }
        for placement in relevant.dropFirst() {
            let adverse = result.traits.union(placement.traits).intersection(.adverse)
            result.traits = result.traits.intersection(placement.traits).intersection(.favourable).union(adverse)
            if result.owner != placement.owner { result.owner = nil }
        }
        return result
    }

    func with(_ traits: Traits) -> Placement {
        var result = self
        result.traits.formUnion(traits)
        return result
    }

    /// This place, inside of what `outer` says about the component's own place.
    func inside(_ outer: Placement) -> Placement {
        var result = self
        var further = outer.traits
        // Only the outermost view of a component is what the sheet shows.
        if !isRoot { further.remove(.sheetRoot) }
        // The innermost component that the user spoke about counts.
        if !traits.isDisjoint(with: .declared) { further.subtract(.declared) }
        result.traits.formUnion(further)
        result.owner = outer.owner
        result.isRoot = isRoot && outer.isRoot
        return result
    }
}
