// Hand-written, type-check-only stand-in for the slice of UIKit that fixtures use. Not Apple's source.
// Availability floors are facts about the public API; without one a declaration is as old as the platform.
@_exported import CoreGraphics
@_exported import Foundation

// What watchOS has of UIKit: colours, fonts and images.

public final class UIColor: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { super.init() }
    public init(white: CGFloat, alpha: CGFloat) { super.init() }
    public init?(named name: String) { super.init() }
    public static let black = UIColor(), white = UIColor(), clear = UIColor(), gray = UIColor(), red = UIColor()
    public static let darkGray = UIColor(), lightGray = UIColor(), blue = UIColor(), green = UIColor()
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { self }
}
#if !os(watchOS)
extension UIColor {
    public static let label = UIColor(), secondaryLabel = UIColor(), tertiaryLabel = UIColor(), separator = UIColor()
    public static let systemRed = UIColor(), systemGreen = UIColor(), systemBlue = UIColor(), systemOrange = UIColor()
    public static let systemGray = UIColor(), systemYellow = UIColor(), systemPink = UIColor(), tintColor = UIColor()
}
#endif
#if os(iOS) || os(visionOS)
extension UIColor {
    public static let systemBackground = UIColor(), secondarySystemBackground = UIColor()
    public static let tertiarySystemBackground = UIColor(), systemGroupedBackground = UIColor()
    public static let secondarySystemGroupedBackground = UIColor(), systemFill = UIColor()
    public static let secondarySystemFill = UIColor(), tertiarySystemFill = UIColor(), systemGray2 = UIColor()
    public static let systemGray3 = UIColor(), systemGray4 = UIColor(), systemGray5 = UIColor()
    public static let systemGray6 = UIColor()
}
#endif

public final class UIFont: NSObject, @unchecked Sendable {
    public struct Weight: Sendable {
        public static let regular = Weight(), medium = Weight(), semibold = Weight(), bold = Weight()
    }
    public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont() }
    public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { UIFont() }
}

public final class UIImage: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    public init?(named name: String) { super.init() }
    public init?(systemName name: String) { super.init() }
    public init?(data: Data) { super.init() }
    public var size: CGSize { .zero }
    public var cgImage: CGImage? { nil }
}

#if !os(watchOS)

@MainActor open class UIResponder: NSObject {}

@MainActor open class CALayer: NSObject {
    public var cornerRadius: CGFloat = 0
    public var cornerCurve = CALayerCornerCurve.circular
    public var masksToBounds = false
    public var borderWidth: CGFloat = 0
    public var borderColor: CGColor?
    public var shadowColor: CGColor?
    public var shadowOpacity: Float = 0
    public var shadowRadius: CGFloat = 0
    public var shadowOffset = CGSize.zero
}
public struct CALayerCornerCurve: Sendable {
    public static let circular = Self(), continuous = Self()
}

@MainActor open class UIView: UIResponder {
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let flexibleWidth = Self(rawValue: 2), flexibleHeight = Self(rawValue: 16)
    }
    public override init() { super.init() }
    public init(frame: CGRect) { super.init() }
    public var frame = CGRect.zero
    public var bounds = CGRect.zero
    public var backgroundColor: UIColor?
    public var tintColor: UIColor!
    public var alpha: CGFloat = 1
    public var isHidden = false
    public var isOpaque = true
    public var clipsToBounds = false
    public var isUserInteractionEnabled = true
    public var translatesAutoresizingMaskIntoConstraints = true
    public var autoresizingMask: AutoresizingMask = []
    public let layer = CALayer()
    public var subviews: [UIView] { [] }
    public var superview: UIView? { nil }
    public var window: UIWindow? { nil }
    open func addSubview(_ view: UIView) {}
    open func insertSubview(_ view: UIView, at index: Int) {}
    open func removeFromSuperview() {}
    open func layoutSubviews() {}
    open func didMoveToWindow() {}
    public let topAnchor = NSLayoutAnchor(), bottomAnchor = NSLayoutAnchor(), leadingAnchor = NSLayoutAnchor()
    public let trailingAnchor = NSLayoutAnchor(), centerXAnchor = NSLayoutAnchor(), centerYAnchor = NSLayoutAnchor()
    public let widthAnchor = NSLayoutAnchor(), heightAnchor = NSLayoutAnchor()
}
@MainActor public final class NSLayoutAnchor {
    public func constraint(equalTo other: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint { .init() }
    public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint { .init() }
}
@MainActor public final class NSLayoutConstraint: NSObject {
    public static func activate(_ constraints: [NSLayoutConstraint]) {}
    public var isActive = false
}
@MainActor open class UIWindow: UIView {}
@MainActor open class UILabel: UIView {
    public var text: String?
    public var textColor: UIColor!
    public var font: UIFont!
}
@MainActor open class UIImageView: UIView {
    public init(image: UIImage?) { super.init(frame: .zero) }
}
@MainActor open class UIStackView: UIView {
    public init(arrangedSubviews: [UIView]) { super.init(frame: .zero) }
    public var spacing: CGFloat = 0
    public func addArrangedSubview(_ view: UIView) {}
}
@MainActor open class UIScrollView: UIView {}
@MainActor open class UITableView: UIScrollView {
    @MainActor public static func appearance() -> UITableView { UITableView() }
}
@MainActor open class UITextView: UIScrollView {
    @MainActor public static func appearance() -> UITextView { UITextView() }
}
@MainActor open class UIControl: UIView {}

// MARK: Effects

@MainActor open class UIVisualEffect: NSObject {}

@MainActor public final class UIBlurEffect: UIVisualEffect {
    public enum Style: Int, Sendable {
        case extraLight, light, dark, regular, prominent
        #if !os(tvOS)
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
        #endif
    }
    public init(style: Style) { super.init() }
}
@MainActor public final class UIVibrancyEffect: UIVisualEffect {
    public init(blurEffect: UIBlurEffect) { super.init() }
}

@MainActor open class UIVisualEffectView: UIView {
    public init(effect: UIVisualEffect?) { super.init(frame: .zero) }
    public var effect: UIVisualEffect?
    public let contentView = UIView()
}

@available(SDK 26, *) @available(visionOS, unavailable)
@MainActor public final class UIGlassEffect: UIVisualEffect {
    public enum Style: Int, Sendable { case regular, clear }
    public override init() { super.init() }
    public init(style: Style) { super.init() }
    public var isInteractive = false
    public var tintColor: UIColor?
}
@available(SDK 26, *) @available(visionOS, unavailable)
@MainActor public final class UIGlassContainerEffect: UIVisualEffect {
    public override init() { super.init() }
    public var spacing: CGFloat = 0
}

@available(SDK 26, *)
public struct UICornerRadius: Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    public init(floatLiteral value: Double) {}
    public init(integerLiteral value: Int) {}
    public static func fixed(_ radius: Double) -> Self { 0 }
    public static func containerConcentric(minimum: Double? = nil) -> Self { 0 }
}
@available(SDK 26, *)
public struct UICornerConfiguration: Sendable {
    public static func capsule(maximumRadius: Double? = nil) -> Self { Self() }
    public static func corners(radius: UICornerRadius) -> Self { Self() }
    public static func uniformCorners(radius: UICornerRadius) -> Self { Self() }
}
extension UIView {
    @available(SDK 26, *)
    public var cornerConfiguration: UICornerConfiguration {
        get { .capsule() }
        set {}
    }
}

// MARK: Buttons

@available(SDK 14, *) public struct UIBackgroundConfiguration: Sendable {
    init() {}
    public var cornerRadius: CGFloat = 0
    public var backgroundColor: UIColor?
    nonisolated(unsafe) public var visualEffect: UIVisualEffect?
    public var strokeColor: UIColor?
    public var strokeWidth: CGFloat = 0
}

@MainActor open class UIButton: UIControl {
    @available(SDK 15, *)
    public struct Configuration: Sendable {
        public static func plain() -> Self { Self() }
        public static func gray() -> Self { Self() }
        public static func tinted() -> Self { Self() }
        public static func filled() -> Self { Self() }
        public var title: String?
        public var image: UIImage?
        public var background = UIBackgroundConfiguration()
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
    }
    @available(SDK 15, *)
    public var configuration: Configuration? {
        get { nil }
        set {}
    }
}
@available(SDK 26, *) @available(visionOS, unavailable)
extension UIButton.Configuration {
    public static func glass() -> Self { .plain() }
    public static func prominentGlass() -> Self { .plain() }
    public static func clearGlass() -> Self { .plain() }
    public static func prominentClearGlass() -> Self { .plain() }
}

// MARK: Bars

@MainActor open class UIBarAppearance: NSObject {
    public override init() { super.init() }
    public func configureWithDefaultBackground() {}
    public func configureWithOpaqueBackground() {}
    public func configureWithTransparentBackground() {}
    public var backgroundEffect: UIBlurEffect?
    public var backgroundColor: UIColor?
    public var shadowColor: UIColor?
}
@MainActor public final class UINavigationBarAppearance: UIBarAppearance {}
@MainActor public final class UITabBarAppearance: UIBarAppearance {}
@MainActor public final class UIToolbarAppearance: UIBarAppearance {}

@MainActor open class UINavigationBar: UIView {
    @MainActor public static func appearance() -> UINavigationBar { UINavigationBar() }
    public var standardAppearance = UINavigationBarAppearance()
    public var compactAppearance: UINavigationBarAppearance?
    public var scrollEdgeAppearance: UINavigationBarAppearance?
    public var isTranslucent = true
}
@MainActor open class UITabBar: UIView {
    @MainActor public static func appearance() -> UITabBar { UITabBar() }
    public var standardAppearance = UITabBarAppearance()
    @available(SDK 15, *)
    public var scrollEdgeAppearance: UITabBarAppearance? {
        get { nil }
        set {}
    }
    public var isTranslucent = true
}

// MARK: Controllers and the application

@MainActor open class UIViewController: UIResponder {
    public var view: UIView! = UIView()
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidLayoutSubviews() {}
    public func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}
    public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
    public func addChild(_ controller: UIViewController) {}
    public func didMove(toParent parent: UIViewController?) {}
}
@MainActor open class UIInputViewController: UIViewController {}
@MainActor public final class UIApplication: UIResponder {
    public static let shared = UIApplication()
    public func open(_ url: URL) {}
}
@MainActor public final class UIScreen: NSObject {
    public static let main = UIScreen()
    public var bounds: CGRect { .zero }
    public var scale: CGFloat { 1 }
}
@MainActor public final class UIDevice: NSObject {
    public enum Idiom: Sendable { case phone, pad, tv, mac, vision }
    public static let current = UIDevice()
    public var userInterfaceIdiom: Idiom { .phone }
}
@MainActor public enum UIAccessibility {
    public static var isReduceTransparencyEnabled: Bool { false }
    public static var isReduceMotionEnabled: Bool { false }
}
public struct UIRectCorner: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let topLeft = Self(rawValue: 1), topRight = Self(rawValue: 2), bottomLeft = Self(rawValue: 4)
    public static let bottomRight = Self(rawValue: 8), allCorners = Self(rawValue: 15)
}
public final class UIBezierPath: NSObject {
    public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {}
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {}
    public var cgPath: CGPath { CGPath() }
}
public final class CGPath: @unchecked Sendable { init() {} }

#endif

#if os(iOS)
@MainActor open class UIToolbar: UIView {
    @MainActor public static func appearance() -> UIToolbar { UIToolbar() }
    public var standardAppearance = UIToolbarAppearance()
}
@MainActor public final class UIImpactFeedbackGenerator: NSObject {
    public enum FeedbackStyle: Sendable { case light, medium, heavy, soft, rigid }
    public init(style: FeedbackStyle) { super.init() }
    public func impactOccurred() {}
}
@MainActor public final class UINotificationFeedbackGenerator: NSObject {
    public enum FeedbackType: Sendable { case success, warning, error }
    public override init() { super.init() }
    public func notificationOccurred(_ type: FeedbackType) {}
}
@MainActor public final class UISelectionFeedbackGenerator: NSObject {
    public override init() { super.init() }
    public func selectionChanged() {}
}
@MainActor public final class UIPasteboard: NSObject {
    public static let general = UIPasteboard()
    public var string: String?
}
#endif
