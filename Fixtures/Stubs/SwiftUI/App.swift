// Apps and scenes, and the bridges to UIKit and AppKit.

@available(SDK 14, *) @MainActor @preconcurrency public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
}
@available(SDK 14, *) extension Never: Scene {
    public typealias Body = Never
    public var body: Never { fatalError() }
}
@available(SDK 14, *) public protocol _LeafScene: Scene where Body == Never {}
@available(SDK 14, *) extension _LeafScene { public var body: Never { fatalError() } }
@available(SDK 14, *) public struct _Scenes: _LeafScene {}
@available(SDK 14, *) @resultBuilder public struct SceneBuilder {
    public static func buildBlock<C: Scene>(_ content: C) -> C { content }
    @_disfavoredOverload
    public static func buildBlock<each C: Scene>(_ content: repeat each C) -> _Scenes { fatalError() }
}
@available(SDK 14, *) @MainActor @preconcurrency public protocol App {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
    init()
}
@available(SDK 14, *) extension App { public static func main() {} }
@available(SDK 14, *) public struct WindowGroup<Content: View>: _LeafScene {
    public init(@ViewBuilder content: @escaping () -> Content) {}
    public init(id: String, @ViewBuilder content: @escaping () -> Content) {}
    public init(_ title: some _Title, id: String, @ViewBuilder content: @escaping () -> Content) {}
}
@available(macOS 11.0, *)
@available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable)
@available(visionOS, unavailable)
public struct Settings<Content: View>: _LeafScene {
    public init(@ViewBuilder content: () -> Content) {}
}
@available(macOS 13.0, *)
@available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable)
@available(visionOS, unavailable)
public struct MenuBarExtra<Content: View>: _LeafScene {
    public init(_ title: some _Title, systemImage: String, @ViewBuilder content: () -> Content) {}
}
public struct _MenuBarExtraStyle: Sendable { public static let automatic = Self(), menu = Self(), window = Self() }
@available(SDK 14, *) extension Scene {
    @available(macOS 13.0, *)
    @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public func menuBarExtraStyle(_ style: _MenuBarExtraStyle) -> some Scene { self }
    @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable)
    public func windowStyle(_ style: _WindowStyle) -> some Scene { self }
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some Scene { self }
}
public struct _WindowStyle: Sendable { public static let automatic = Self(), hiddenTitleBar = Self(), plain = Self() }

@available(SDK 16, *) @MainActor public final class ImageRenderer<Content: View>: ObservableObject {
    public init(content: Content) {}
    public var scale: CGFloat = 1
    public var cgImage: CGImage? { nil }
    #if canImport(UIKit)
    public var uiImage: UIImage? { nil }
    #elseif canImport(AppKit)
    public var nsImage: NSImage? { nil }
    #endif
}

#if canImport(UIKit) && !os(watchOS)
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public var coordinator: Representable.Coordinator { fatalError() }
    public var environment: EnvironmentValues { EnvironmentValues() }
}
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>
    func makeUIView(context: Context) -> UIViewType
    func updateUIView(_ view: UIViewType, context: Context)
    func makeCoordinator() -> Coordinator
}
extension UIViewRepresentable where Coordinator == Void { public func makeCoordinator() {} }
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {}
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void
    typealias Context = UIViewControllerRepresentableContext<Self>
    func makeUIViewController(context: Context) -> UIViewControllerType
    func updateUIViewController(_ controller: UIViewControllerType, context: Context)
    func makeCoordinator() -> Coordinator
}
extension UIViewControllerRepresentable where Coordinator == Void { public func makeCoordinator() {} }
@MainActor open class UIHostingController<Content: View>: UIViewController {
    public init(rootView: Content) { super.init() }
}
#elseif canImport(AppKit)
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
    public var coordinator: Representable.Coordinator { fatalError() }
    public var environment: EnvironmentValues { EnvironmentValues() }
}
@MainActor @preconcurrency public protocol NSViewRepresentable: View where Body == Never {
    associatedtype NSViewType: NSView
    associatedtype Coordinator = Void
    typealias Context = NSViewRepresentableContext<Self>
    func makeNSView(context: Context) -> NSViewType
    func updateNSView(_ view: NSViewType, context: Context)
    func makeCoordinator() -> Coordinator
}
extension NSViewRepresentable where Coordinator == Void { public func makeCoordinator() {} }
@MainActor open class NSHostingView<Content: View>: NSView {
    public init(rootView: Content) { super.init(frame: .zero) }
}
#endif
