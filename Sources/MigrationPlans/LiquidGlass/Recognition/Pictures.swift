import Rewriter

/// Pictures that are elements of the content, unlike one that fills a screen.
enum Pictures {
    /// A picture with a size or shape of its own: a thumbnail, an avatar, a cover.
    static func isElement(_ chain: Chain) -> Bool { isPicture(chain) && hasOwnSize(chain) }

    /// A stack with such a picture below `view`, or one that is cut to a size and shape itself.
    static func isElement(_ stack: Call, under view: SyntaxNode) -> Bool {
        guard let statements = stack.trailingClosure?.statements,
            let index = statements.firstIndex(where: { view.isInside($0) }), index > 0
        else { return false }
        let pictures = statements[..<index].map { Chain($0) }.filter(isPicture)
        guard !pictures.isEmpty else { return false }
        return pictures.contains(where: hasOwnSize) || hasOwnSize(Chain(around: stack.node))
    }

    /// An image of the app's own, or a view that is named after what it shows.
    static func isPicture(_ chain: Chain) -> Bool {
        guard let head = chain.head else { return false }
        if head == "Image" { return chain.subject.flatMap { Call($0) }?["systemName"] == nil }
        return head.first?.isUppercase ?? false
            && ["Image", "Thumbnail", "ThumbnailView", "Artwork", "ArtworkView", "Poster", "PosterView", "CoverView"]
                .contains { head.hasSuffix($0) }
    }

    /// A clip, or a literal width or height.
    private static func hasOwnSize(_ chain: Chain) -> Bool {
        chain.links.contains { link in
            if ["clipShape", "cornerRadius"].contains(link.name) { return true }
            guard link.name == "frame", let call = link.call else { return false }
            return ["width", "height"].contains { call[$0].map { Double($0.text) != nil } ?? false }
        }
    }
}
