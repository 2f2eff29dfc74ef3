// Property wrappers, the environment, preferences.

public protocol DynamicProperty {}

@propertyWrapper public struct State<Value>: DynamicProperty {
    public init(wrappedValue: Value) {}
    public init(initialValue: Value) {}
    public var wrappedValue: Value {
        get { fatalError() }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value> { fatalError() }
}
extension State where Value: ExpressibleByNilLiteral { public init() {} }
extension State: Sendable where Value: Sendable {}

@dynamicMemberLookup @propertyWrapper public struct Binding<Value>: DynamicProperty {
    @preconcurrency public init(
        get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {}
    public init(projectedValue: Binding<Value>) {}
    public init?(_ base: Binding<Value?>) {}
    public static func constant(_ value: Value) -> Binding<Value> { fatalError() }
    public var wrappedValue: Value {
        get { fatalError() }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value> { self }
    public subscript<S>(dynamicMember keyPath: WritableKeyPath<Value, S>) -> Binding<S> { fatalError() }
    public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}
extension Binding: @unchecked Sendable where Value: Sendable {}
extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public func makeIterator() -> AnyIterator<Element> { AnyIterator { nil } }
}

@dynamicMemberLookup @propertyWrapper @available(SDK 17, *) public struct Bindable<Value: AnyObject> {
    public init(wrappedValue: Value) {}
    public init(_ wrappedValue: Value) {}
    public var wrappedValue: Value { fatalError() }
    public var projectedValue: Bindable<Value> { self }
    public subscript<S>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, S>) -> Binding<S> { fatalError() }
}

@propertyWrapper public struct Environment<Value>: DynamicProperty {
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
    public var wrappedValue: Value { fatalError() }
}
@available(SDK 17, *) extension Environment where Value: AnyObject & Observable {
    public init(_ type: Value.Type) {}
}
@propertyWrapper public struct Namespace: DynamicProperty {
    public struct ID: Hashable, Sendable {}
    public init() {}
    public var wrappedValue: ID { ID() }
}
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
    public init(wrappedValue: Value) {}
    public var wrappedValue: Value { fatalError() }
    public var projectedValue: GestureState<Value> { self }
}
@available(SDK 15, *) @propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
    @propertyWrapper public struct Binding {
        public var wrappedValue: Value {
            get { fatalError() }
            nonmutating set {}
        }
        public init() { fatalError() }
        public var projectedValue: Binding { self }
    }
    public init() where Value == Bool {}
    public init<T: Hashable>() where Value == T? {}
    public var wrappedValue: Value {
        get { fatalError() }
        nonmutating set {}
    }
    public var projectedValue: Binding { fatalError() }
}
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {}
    public var wrappedValue: Value {
        get { fatalError() }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value> { fatalError() }
}
extension AppStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String, store: UserDefaults? = nil) {}
}
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
    public init(wrappedValue: Value, _ key: String) {}
    public var wrappedValue: Value {
        get { fatalError() }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value> { fatalError() }
}
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    public init(wrappedValue: Value) {}
    public init(wrappedValue: Value, relativeTo style: Font.TextStyle) {}
    public var wrappedValue: Value { fatalError() }
}

@dynamicMemberLookup public struct _Bindings<Object: AnyObject> {
    public subscript<S>(dynamicMember keyPath: ReferenceWritableKeyPath<Object, S>) -> Binding<S> { fatalError() }
}
@MainActor @preconcurrency @propertyWrapper public struct ObservedObject<Object: ObservableObject>: DynamicProperty {
    public init(wrappedValue: Object) {}
    public var wrappedValue: Object {
        get { fatalError() }
        set {}
    }
    public var projectedValue: _Bindings<Object> { _Bindings() }
}
@MainActor @preconcurrency @propertyWrapper public struct StateObject<Object: ObservableObject>: DynamicProperty {
    nonisolated public init(wrappedValue: @autoclosure @escaping () -> Object) {}
    public var wrappedValue: Object { fatalError() }
    public var projectedValue: _Bindings<Object> { _Bindings() }
}
@MainActor @preconcurrency @propertyWrapper public struct EnvironmentObject<Object: ObservableObject>: DynamicProperty {
    nonisolated public init() {}
    public var wrappedValue: Object { fatalError() }
    public var projectedValue: _Bindings<Object> { _Bindings() }
}

@MainActor public struct DismissAction { public func callAsFunction() {} }
@MainActor public struct OpenURLAction { public func callAsFunction(_ url: URL) {} }
@MainActor public struct OpenWindowAction { public func callAsFunction(id: String) {} }
@MainActor public struct RefreshAction { public func callAsFunction() async {} }
public struct PresentationMode {
    public var isPresented: Bool { false }
    public mutating func dismiss() {}
}

public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
public struct EnvironmentValues: Sendable {
    public init() {}
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { K.defaultValue }
        set {}
    }
    public var colorScheme: ColorScheme {
        get { .light }
        set {}
    }
    public var isEnabled: Bool {
        get { true }
        set {}
    }
    public var font: Font? {
        get { nil }
        set {}
    }
    public var lineLimit: Int? {
        get { nil }
        set {}
    }
    public var layoutDirection: LayoutDirection {
        get { .leftToRight }
        set {}
    }
    public var locale: Locale {
        get { .current }
        set {}
    }
    public var controlSize: ControlSize {
        get { .regular }
        set {}
    }
    public var colorSchemeContrast: ColorSchemeContrast { .standard }
    public var accessibilityReduceTransparency: Bool { false }
    public var accessibilityReduceMotion: Bool { false }
    public var accessibilityDifferentiateWithoutColor: Bool { false }
    public var displayScale: CGFloat { 1 }
    public var redactionReasons: RedactionReasons {
        get { [] }
        set {}
    }
    public var presentationMode: Binding<PresentationMode> { fatalError() }
    @available(SDK 14, *) public var scenePhase: ScenePhase { .active }
    @available(SDK 14, *) public var openURL: OpenURLAction { fatalError() }
    @available(SDK 15, *) public var dismiss: DismissAction { fatalError() }
    @available(SDK 15, *) public var refresh: RefreshAction? { nil }
    @available(SDK 15, *) public var isSearching: Bool { false }
    @available(SDK 15, *) public var dynamicTypeSize: DynamicTypeSize {
        get { .large }
        set {}
    }
    @available(SDK 16, *) @available(tvOS, unavailable) @available(watchOS, unavailable)
    public var openWindow: OpenWindowAction { fatalError() }
    @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable)
    public var horizontalSizeClass: UserInterfaceSizeClass? { nil }
    @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable)
    public var verticalSizeClass: UserInterfaceSizeClass? { nil }
}

public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Value { get }
    static func reduce(value: inout Value, nextValue: () -> Value)
}
