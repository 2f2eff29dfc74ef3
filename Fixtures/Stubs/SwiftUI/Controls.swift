// Text, images, controls and their styles.

public struct Text: Equatable, Sendable {
    public enum DateStyle: Sendable { case time, date, relative, offset, timer }
    public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil) {}
    @_disfavoredOverload public init<S: StringProtocol>(_ content: S) {}
    public init(verbatim content: String) {}
    public init(_ date: Date, style: DateStyle) {}
    @available(SDK 15, *) public init(_ content: AttributedString) {}
    @available(SDK 15, *) public init<F: FormatStyle>(_ input: F.FormatInput, format: F) {}
    @available(SDK 14, *) public init(_ image: Image) {}
    public func font(_ font: Font?) -> Text { self }
    public func bold() -> Text { self }
    public func italic() -> Text { self }
    public func underline() -> Text { self }
    public func fontWeight(_ weight: Font.Weight?) -> Text { self }
    public func foregroundColor(_ color: Color?) -> Text { self }
    @available(SDK 17, *) public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
    @available(SDK 15, *) public func monospacedDigit() -> Text { self }
    public func kerning(_ kerning: CGFloat) -> Text { self }
    public func tracking(_ tracking: CGFloat) -> Text { self }
    public static func + (lhs: Text, rhs: Text) -> Text { lhs }
}
extension Text: _Leaf {}

public struct Font: Hashable, Sendable {
    public enum Weight: Hashable, Sendable {
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }
    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
    public enum TextStyle: CaseIterable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }
    public static let largeTitle = Font(), title = Font(), headline = Font(), subheadline = Font(), body = Font()
    public static let callout = Font(), footnote = Font(), caption = Font()
    @available(SDK 14, *) public static let title2 = Font(), title3 = Font(), caption2 = Font()
    public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font { Font() }
    public static func system(_ style: TextStyle, design: Design = .default) -> Font { Font() }
    @available(SDK 16, *)
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font { Font() }
    public static func custom(_ name: String, size: CGFloat) -> Font { Font() }
    public func weight(_ weight: Weight) -> Font { self }
    public func bold() -> Font { self }
    public func italic() -> Font { self }
    public func monospacedDigit() -> Font { self }
    @available(SDK 15, *) public func monospaced() -> Font { self }
}

public struct Image: Equatable, Sendable {
    public enum Scale: Sendable { case small, medium, large }
    public enum TemplateRenderingMode: Sendable { case template, original }
    public enum Interpolation: Sendable { case none, low, medium, high }
    public enum ResizingMode: Sendable { case tile, stretch }
    public init(_ name: String, bundle: Bundle? = nil) {}
    public init(systemName: String) {}
    public init(decorative name: String, bundle: Bundle? = nil) {}
    #if canImport(UIKit)
    public init(uiImage: UIImage) {}
    #elseif canImport(AppKit)
    public init(nsImage: NSImage) {}
    #endif
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image { self }
    public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
    public func interpolation(_ interpolation: Interpolation) -> Image { self }
    @available(SDK 15, *) public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}
extension Image: _Leaf {}
@available(SDK 15, *) public struct SymbolRenderingMode: Sendable {
    public static let monochrome = Self(), multicolor = Self(), hierarchical = Self(), palette = Self()
}
@available(SDK 15, *) public struct SymbolVariants: Hashable, Sendable {
    public static let none = Self(), fill = Self(), circle = Self(), slash = Self()
}
@available(SDK 15, *) public enum AsyncImagePhase: Sendable {
    case empty, success(Image), failure(any Error)
    public var image: Image? { nil }
}
@available(SDK 15, *) public struct AsyncImage<Content: View>: _Leaf {
    public init(url: URL?, scale: CGFloat = 1) where Content == Image {}
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {}
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {}
}

@available(SDK 14, *) public struct Label<Title: View, Icon: View>: _Leaf {
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
}
@available(SDK 14, *) extension Label where Title == Text, Icon == Image {
    public init(_ title: some _Title, systemImage: String) {}
    public init(_ title: some _Title, image: String) {}
}
@available(SDK 14, *) extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    public init(_ configuration: LabelStyleConfiguration) {}
}
@available(SDK 14, *) @MainActor @preconcurrency public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
@available(SDK 14, *) public struct LabelStyleConfiguration {
    public struct Title: _Leaf {}
    public struct Icon: _Leaf {}
    public var title: Title { Title() }
    public var icon: Icon { Icon() }
}
@available(SDK 14, *) public struct _SystemLabelStyle: LabelStyle {
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}
@available(SDK 14, *) extension LabelStyle where Self == _SystemLabelStyle {
    public static var automatic: Self { Self() }
    public static var iconOnly: Self { Self() }
    public static var titleOnly: Self { Self() }
    @available(SDK 14.5, *) public static var titleAndIcon: Self { Self() }
}

// MARK: Buttons

@available(SDK 15, *) public struct ButtonRole: Equatable, Sendable {
    public static let cancel = Self(), destructive = Self()
    @available(SDK 26, *) public static let close = Self(), confirm = Self()
}
public struct Button<Label: View>: _Leaf {
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
    @available(SDK 15, *)
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
}
extension Button where Label == Text {
    public init(_ title: some _Title, action: @escaping @MainActor () -> Void) {}
    @available(SDK 15, *)
    public init(_ title: some _Title, role: ButtonRole?, action: @escaping @MainActor () -> Void) {}
}
@available(SDK 14, *) extension Button where Label == SwiftUI.Label<Text, Image> {
    public init(_ title: some _Title, systemImage: String, action: @escaping @MainActor () -> Void) {}
    @available(SDK 15, *)
    public init(
        _ title: some _Title, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {}
}
extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {}
}

@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
extension PrimitiveButtonStyle where Body == AnyView {
    public func makeBody(configuration: Configuration) -> AnyView { AnyView() }
}
@MainActor @preconcurrency public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct PrimitiveButtonStyleConfiguration {
    public struct Label: _Leaf {}
    public var label: Label { Label() }
    @available(SDK 15, *) public var role: ButtonRole? { nil }
    public func trigger() {}
}
public struct ButtonStyleConfiguration {
    public struct Label: _Leaf {}
    public var label: Label { Label() }
    public var isPressed: Bool { false }
    @available(SDK 15, *) public var role: ButtonRole? { nil }
}
public struct DefaultButtonStyle: PrimitiveButtonStyle { nonisolated public init() {} }
public struct PlainButtonStyle: PrimitiveButtonStyle { nonisolated public init() {} }
public struct BorderlessButtonStyle: PrimitiveButtonStyle { nonisolated public init() {} }
@available(SDK 15, *) public struct BorderedButtonStyle: PrimitiveButtonStyle { nonisolated public init() {} }
@available(SDK 15, *) public struct BorderedProminentButtonStyle: PrimitiveButtonStyle { nonisolated public init() {} }
extension PrimitiveButtonStyle where Self == DefaultButtonStyle { public static var automatic: Self { Self() } }
extension PrimitiveButtonStyle where Self == PlainButtonStyle { public static var plain: Self { Self() } }
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle { public static var borderless: Self { Self() } }
@available(SDK 15, *) extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: Self { Self() }
}
@available(SDK 15, *) extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: Self { Self() }
}
@available(SDK 15, *) public struct ButtonBorderShape: Equatable, Sendable {
    public static let automatic = Self(), roundedRectangle = Self()
    @available(macOS 14.0, tvOS 17.0, *) public static let capsule = Self()
    @available(SDK 17, *) public static let circle = Self()
    @available(macOS 14.0, tvOS 17.0, *)
    public static func roundedRectangle(radius: CGFloat) -> Self { Self() }
}
nonisolated extension View {
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { AnyView() }
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { AnyView() }
    @available(SDK 15, *) public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { AnyView() }
    @available(SDK 14, *) public func labelStyle<S: LabelStyle>(_ style: S) -> some View { AnyView() }
}

// MARK: Other controls

public struct Toggle<Label: View>: _Leaf {
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {}
}
extension Toggle where Label == Text { public init(_ title: some _Title, isOn: Binding<Bool>) {} }
@available(SDK 14, *) extension Toggle where Label == SwiftUI.Label<Text, Image> {
    public init(_ title: some _Title, systemImage: String, isOn: Binding<Bool>) {}
}
@MainActor @preconcurrency public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct ToggleStyleConfiguration {
    public struct Label: _Leaf {}
    public var label: Label { Label() }
    @Binding public var isOn: Bool
}
public struct _SystemToggleStyle: ToggleStyle {
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension ToggleStyle where Self == _SystemToggleStyle {
    public static var automatic: Self { Self() }
    @available(tvOS, unavailable) public static var `switch`: Self { Self() }
    @available(SDK 15, *) @available(tvOS, unavailable) public static var button: Self { Self() }
}

public struct TextField<Label: View>: _Leaf {}
extension TextField where Label == Text {
    public init(_ title: some _Title, text: Binding<String>) {}
    @available(SDK 16, *) public init(_ title: some _Title, text: Binding<String>, axis: Axis) {}
    @available(SDK 15, *) public init(_ title: some _Title, text: Binding<String>, prompt: Text?) {}
    @available(SDK 15, *)
    public init<F: FormatStyle>(_ title: some _Title, value: Binding<F.FormatInput>, format: F) {}
}
public struct SecureField<Label: View>: _Leaf {}
extension SecureField where Label == Text { public init(_ title: some _Title, text: Binding<String>) {} }
@available(SDK 14, *) @available(tvOS, unavailable) @available(watchOS, unavailable)
public struct TextEditor: _Leaf { public init(text: Binding<String>) {} }
@MainActor @preconcurrency public protocol TextFieldStyle {}
public struct _SystemTextFieldStyle: TextFieldStyle {}
extension TextFieldStyle where Self == _SystemTextFieldStyle {
    public static var automatic: Self { Self() }
    public static var plain: Self { Self() }
    @available(tvOS, unavailable) @available(watchOS, unavailable) public static var roundedBorder: Self { Self() }
}

public struct Picker<Label: View, Selection: Hashable, Content: View>: _Leaf {
    public init(selection: Binding<Selection>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}
extension Picker where Label == Text {
    public init(_ title: some _Title, selection: Binding<Selection>, @ViewBuilder content: () -> Content) {}
}
@MainActor @preconcurrency public protocol PickerStyle {}
public struct _SystemPickerStyle: PickerStyle {}
extension PickerStyle where Self == _SystemPickerStyle {
    public static var automatic: Self { Self() }
    public static var inline: Self { Self() }
    @available(watchOS, unavailable) public static var segmented: Self { Self() }
    @available(watchOS, unavailable) public static var menu: Self { Self() }
    @available(macOS, unavailable) @available(tvOS, unavailable) public static var wheel: Self { Self() }
}

@available(tvOS, unavailable) public struct Slider<Label: View, ValueLabel: View>: _Leaf {}
@available(tvOS, unavailable) extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {}
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {}
}
@available(tvOS, unavailable) public struct Stepper<Label: View>: _Leaf {}
@available(tvOS, unavailable) extension Stepper where Label == Text {
    public init<V: Strideable>(_ title: some _Title, value: Binding<V>, in bounds: ClosedRange<V>) {}
    public init<V: Strideable>(_ title: some _Title, value: Binding<V>) {}
}
@available(tvOS, unavailable) @available(watchOS, unavailable)
public struct DatePicker<Label: View>: _Leaf {}
@available(tvOS, unavailable) @available(watchOS, unavailable)
extension DatePicker where Label == Text { public init(_ title: some _Title, selection: Binding<Date>) {} }
@available(SDK 14, *) @available(tvOS, unavailable) @available(watchOS, unavailable)
public struct ColorPicker<Label: View>: _Leaf {}
@available(SDK 14, *) @available(tvOS, unavailable) @available(watchOS, unavailable)
extension ColorPicker where Label == Text { public init(_ title: some _Title, selection: Binding<Color>) {} }

@available(SDK 14, *) public struct ProgressView<Label: View, CurrentValueLabel: View>: _Leaf {}
@available(SDK 14, *) extension ProgressView where CurrentValueLabel == EmptyView {
    public init() where Label == EmptyView {}
    public init(_ title: some _Title) where Label == Text {}
    public init(@ViewBuilder label: () -> Label) {}
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) where Label == EmptyView {}
    public init<V: BinaryFloatingPoint>(_ title: some _Title, value: V?, total: V = 1) where Label == Text {}
}
@available(SDK 16, *) @available(tvOS, unavailable) public struct Gauge<Label: View>: _Leaf {
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) {}
}
@available(SDK 14, *) public struct Link<Label: View>: _Leaf {
    public init(destination: URL, @ViewBuilder label: () -> Label) {}
}
@available(SDK 14, *) extension Link where Label == Text {
    public init(_ title: some _Title, destination: URL) {}
}
@available(SDK 16, *) @available(tvOS, unavailable) public struct ShareLink<Label: View>: _Leaf {
    public init(item: URL, @ViewBuilder label: () -> Label) {}
    public init(item: String, @ViewBuilder label: () -> Label) {}
}
@available(SDK 16, *) @available(tvOS, unavailable) extension ShareLink where Label == SwiftUI.Label<Text, Image> {
    public init(item: URL) {}
    public init(item: String) {}
    public init(_ title: some _Title, item: URL) {}
}
@available(SDK 14, *) @available(watchOS, unavailable) public struct Menu<Label: View, Content: View>: _Leaf {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
    @available(SDK 15, *)
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        primaryAction: @escaping @MainActor () -> Void
    ) {}
}
@available(SDK 14, *) @available(watchOS, unavailable) extension Menu where Label == Text {
    public init(_ title: some _Title, @ViewBuilder content: () -> Content) {}
}
@available(SDK 14, *) @available(watchOS, unavailable) extension Menu where Label == SwiftUI.Label<Text, Image> {
    public init(_ title: some _Title, systemImage: String, @ViewBuilder content: () -> Content) {}
}
@available(tvOS, unavailable) public struct EditButton: _Leaf { public init() {} }

nonisolated extension View {
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { AnyView() }
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { AnyView() }
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { AnyView() }
    public func labelsHidden() -> some View { AnyView() }
    @available(SDK 15, *) public func controlSize(_ size: ControlSize) -> some View { AnyView() }
}
