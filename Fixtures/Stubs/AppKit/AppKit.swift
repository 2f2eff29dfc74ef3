// Hand-written, type-check-only stand-in for the slice of AppKit that fixtures use. Not Apple's source.
// Availability floors are facts about the public API; without one a declaration is as old as the platform.
@_exported import CoreGraphics
@_exported import Foundation

public typealias NSRect = CGRect
public typealias NSSize = CGSize
public typealias NSPoint = CGPoint

public final class NSColor: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { super.init() }
    public static let black = NSColor(), white = NSColor(), clear = NSColor(), gray = NSColor()
    public static let labelColor = NSColor(), secondaryLabelColor = NSColor(), separatorColor = NSColor()
    public static let windowBackgroundColor = NSColor(), controlBackgroundColor = NSColor()
    public static let textBackgroundColor = NSColor(), underPageBackgroundColor = NSColor()
    public static let controlAccentColor = NSColor(), selectedContentBackgroundColor = NSColor()
    public func withAlphaComponent(_ alpha: CGFloat) -> NSColor { self }
    public var cgColor: CGColor { fatalError() }
}
public final class NSFont: NSObject, @unchecked Sendable {
    public static func systemFont(ofSize size: CGFloat) -> NSFont { NSFont() }
}
public final class NSImage: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    public init?(named name: String) { super.init() }
    public init?(systemSymbolName name: String, accessibilityDescription: String?) { super.init() }
    public init?(contentsOf url: URL) { super.init() }
    public var size: CGSize { .zero }
}

@MainActor open class NSResponder: NSObject {}

@MainActor public final class CALayer: NSObject {
    public var cornerRadius: CGFloat = 0
    public var cornerCurve = CALayerCornerCurve.circular
    public var masksToBounds = false
    public var borderWidth: CGFloat = 0
    public var borderColor: CGColor?
    public var backgroundColor: CGColor?
}
public struct CALayerCornerCurve: Sendable {
    public static let circular = Self(), continuous = Self()
}

@MainActor open class NSView: NSResponder {
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let width = Self(rawValue: 2), height = Self(rawValue: 16)
    }
    public override init() { super.init() }
    public init(frame: NSRect) { super.init() }
    public var frame = NSRect.zero
    public var bounds = NSRect.zero
    public var alphaValue: CGFloat = 1
    public var isHidden = false
    public var wantsLayer = false
    public var layer: CALayer?
    public var autoresizingMask: AutoresizingMask = []
    public var translatesAutoresizingMaskIntoConstraints = true
    public var subviews: [NSView] = []
    public var superview: NSView? { nil }
    public var window: NSWindow? { nil }
    open func addSubview(_ view: NSView) {}
    open func removeFromSuperview() {}
    open func viewDidMoveToWindow() {}
}

@MainActor open class NSVisualEffectView: NSView {
    public enum Material: Int, Sendable {
        case titlebar, selection, menu, popover, sidebar, headerView, sheet, windowBackground, hudWindow
        case fullScreenUI, toolTip, contentBackground, underWindowBackground, underPageBackground
    }
    public enum BlendingMode: Int, Sendable { case behindWindow, withinWindow }
    public enum State: Int, Sendable { case followsWindowActiveState, active, inactive }
    public var material = Material.titlebar
    public var blendingMode = BlendingMode.behindWindow
    public var state = State.followsWindowActiveState
    public var isEmphasized = false
    public var maskImage: NSImage?
}

@available(macOS 26.0, *)
@MainActor open class NSGlassEffectView: NSView {
    public enum Style: Int, Sendable { case regular, clear }
    public var contentView: NSView?
    public var cornerRadius: CGFloat = 0
    public var tintColor: NSColor?
    public var style = Style.regular
}
@available(macOS 26.0, *)
@MainActor open class NSGlassEffectContainerView: NSView {
    public var contentView: NSView?
    public var spacing: CGFloat = 0
}

@MainActor open class NSControl: NSView {}
@MainActor open class NSButton: NSControl {
    public enum BezelStyle: Sendable {
        case automatic, push, toolbar, circular
        @available(macOS 26.0, *) case glass
    }
    public var bezelStyle = BezelStyle.automatic
    public var title = ""
}

@MainActor open class NSViewController: NSResponder {
    public var view = NSView()
    open func viewDidLoad() {}
}
@MainActor open class NSWindow: NSResponder {
    public var contentView: NSView?
    public var isOpaque = true
    public var backgroundColor: NSColor!
    public var titlebarAppearsTransparent = false
    public func makeKeyAndOrderFront(_ sender: Any?) {}
    public func close() {}
}
@MainActor open class NSPanel: NSWindow {}
@MainActor public final class NSApplication: NSResponder {
    public static let shared = NSApplication()
    public func terminate(_ sender: Any?) {}
    public func activate(ignoringOtherApps flag: Bool) {}
    public var keyWindow: NSWindow? { nil }
}
@MainActor public var NSApp: NSApplication! { .shared }
public final class NSWorkspace: NSObject, @unchecked Sendable {
    public static let shared = NSWorkspace()
    @discardableResult public func open(_ url: URL) -> Bool { false }
}
public final class NSPasteboard: NSObject, @unchecked Sendable {
    public struct PasteboardType: Sendable { public static let string = Self() }
    public static let general = NSPasteboard()
    @discardableResult public func clearContents() -> Int { 0 }
    @discardableResult public func setString(_ string: String, forType type: PasteboardType) -> Bool { false }
}
