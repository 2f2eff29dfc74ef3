#if os(macOS)
import AppKit

/// A panel that must look the same when its window isn't key.
final class LevelPanel: NSPanel {
    func addBlur() {
        let blur = NSVisualEffectView()
        blur.material = .hudWindow
        blur.state = .active
        contentView = blur
    }
}
#endif
