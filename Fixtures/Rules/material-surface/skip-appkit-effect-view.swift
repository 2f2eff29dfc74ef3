#if os(macOS)
import AppKit

final class Inspector: NSView {
    let caption = NSTextField(labelWithString: "Inspector")

    func addBlur() {
        let blur = NSVisualEffectView()
        blur.blendingMode = .withinWindow
        addSubview(blur)
        addSubview(caption)
    }
}
#endif
