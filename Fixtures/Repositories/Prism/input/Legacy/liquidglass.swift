/// Kept for old documents.
struct LegacyLens {
    var hue = 0.0
}
