// Hand-written, type-check-only stand-in for the slice of Foundation that fixtures use. Not Apple's source.
@_exported import CoreGraphics

public typealias TimeInterval = Double

open class NSObject: Hashable {
    public init() {}
    public static func == (lhs: NSObject, rhs: NSObject) -> Bool { true }
    public func hash(into hasher: inout Hasher) {}
}

public struct Date: Hashable, Comparable, Codable, Sendable {
    public init() {}
    public init(timeIntervalSinceNow: TimeInterval) {}
    public init(timeIntervalSince1970: TimeInterval) {}
    public static var now: Date { Date() }
    public static var distantPast: Date { Date() }
    public static var distantFuture: Date { Date() }
    public var timeIntervalSinceNow: TimeInterval { 0 }
    public var timeIntervalSince1970: TimeInterval { 0 }
    public var timeIntervalSinceReferenceDate: TimeInterval { 0 }
    public func timeIntervalSince(_ other: Date) -> TimeInterval { 0 }
    public func addingTimeInterval(_ interval: TimeInterval) -> Date { self }
    public static func < (lhs: Date, rhs: Date) -> Bool { false }
    public static func + (lhs: Date, rhs: TimeInterval) -> Date { lhs }
    public static func - (lhs: Date, rhs: TimeInterval) -> Date { lhs }
    public func formatted() -> String { "" }
    public func formatted(date: FormatStyle.DateStyle, time: FormatStyle.TimeStyle) -> String { "" }
    public func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == Date {
        fatalError()
    }

    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        public typealias FormatInput = Date
        public typealias FormatOutput = String
        public struct DateStyle: Sendable {
            public static let omitted = Self(), numeric = Self(), abbreviated = Self(), long = Self(), complete = Self()
        }
        public struct TimeStyle: Sendable {
            public static let omitted = Self(), shortened = Self(), standard = Self(), complete = Self()
        }
        public func format(_ value: Date) -> String { "" }
        public func hour() -> Self { self }
        public func minute() -> Self { self }
        public func weekday() -> Self { self }
        public func day() -> Self { self }
        public func month() -> Self { self }
        public func year() -> Self { self }
    }
}

public protocol FormatStyle: Sendable {
    associatedtype FormatInput
    associatedtype FormatOutput
    func format(_ value: FormatInput) -> FormatOutput
}

public struct FloatingPointFormatStyle<Value: BinaryFloatingPoint & Sendable>: FormatStyle {
    init() {}
    public func format(_ value: Value) -> String { "" }
    public func precision(_ precision: NumberPrecision) -> Self { self }
    public struct Percent: FormatStyle {
        init() {}
        public func format(_ value: Value) -> String { "" }
        public func precision(_ precision: NumberPrecision) -> Self { self }
    }
    public struct Currency: FormatStyle {
        init() {}
        public func format(_ value: Value) -> String { "" }
    }
}

public struct IntegerFormatStyle<Value: BinaryInteger & Sendable>: FormatStyle {
    init() {}
    public func format(_ value: Value) -> String { "" }
}

public struct NumberPrecision: Sendable {
    public static func fractionLength(_ length: Int) -> Self { Self() }
    public static func fractionLength(_ limits: ClosedRange<Int>) -> Self { Self() }
}

extension FormatStyle where Self == FloatingPointFormatStyle<Double> {
    public static var number: Self { Self() }
}
extension FormatStyle where Self == IntegerFormatStyle<Int> {
    public static var number: Self { Self() }
}
extension FormatStyle where Self == FloatingPointFormatStyle<Double>.Percent {
    public static var percent: Self { Self() }
}
extension FormatStyle where Self == FloatingPointFormatStyle<Double>.Currency {
    public static func currency(code: String) -> Self { Self() }
}
extension FormatStyle where Self == Date.FormatStyle {
    public static var dateTime: Self { Self() }
}
extension BinaryFloatingPoint where Self: Sendable {
    public func formatted() -> String { "" }
    public func formatted<F: FormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == Self { fatalError() }
}
extension BinaryInteger where Self: Sendable {
    public func formatted() -> String { "" }
    public func formatted<F: FormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == Self { fatalError() }
}

public struct UUID: Hashable, Codable, Sendable {
    public init() {}
    public init?(uuidString: String) {}
    public var uuidString: String { "" }
}

public struct URL: Hashable, Codable, Sendable {
    public init?(string: String) {}
    public init(fileURLWithPath: String) {}
    public var absoluteString: String { "" }
    public var lastPathComponent: String { "" }
    public var host: String? { nil }
    public func appendingPathComponent(_ component: String) -> URL { self }
}

public struct Data: Hashable, Codable, Sendable {
    public init() {}
    public init(contentsOf url: URL) throws {}
    public var count: Int { 0 }
    public var isEmpty: Bool { true }
}

public struct IndexSet: Hashable, Sendable, Sequence {
    public init() {}
    public func makeIterator() -> AnyIterator<Int> { AnyIterator { nil } }
}
extension RangeReplaceableCollection where Self: MutableCollection {
    public mutating func remove(atOffsets offsets: IndexSet) {}
}
extension MutableCollection {
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {}
}

public struct Locale: Hashable, Sendable {
    public init(identifier: String) {}
    public static var current: Locale { Locale(identifier: "") }
}
public struct Calendar: Hashable, Sendable {
    public static var current: Calendar { Calendar() }
    public enum Component: Sendable { case year, month, day, hour, minute, second, weekday }
    public func isDateInToday(_ date: Date) -> Bool { false }
    public func component(_ component: Component, from date: Date) -> Int { 0 }
    public func date(byAdding component: Component, value: Int, to date: Date) -> Date? { nil }
    public func startOfDay(for date: Date) -> Date { date }
}
public struct AttributedString: Hashable, Sendable {
    public init(_ string: String) {}
    public init(markdown: String) throws {}
}
public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {}
}

public final class Bundle: @unchecked Sendable {
    public static let main = Bundle()
    public func url(forResource name: String?, withExtension ext: String?) -> URL? { nil }
    public var infoDictionary: [String: Any]? { nil }
}
public final class UserDefaults: @unchecked Sendable {
    public static let standard = UserDefaults()
    public init?(suiteName: String?) {}
    init() {}
    public func bool(forKey key: String) -> Bool { false }
    public func string(forKey key: String) -> String? { nil }
    public func set(_ value: Any?, forKey key: String) {}
}
public struct Notification: Sendable {
    public struct Name: Hashable, Sendable { public init(_ name: String) {} }
}
public final class NotificationCenter: @unchecked Sendable {
    public static let `default` = NotificationCenter()
    public func post(name: Notification.Name, object: Any?) {}
}
public final class Timer {
    @discardableResult
    public static func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) -> Timer { Timer() }
    public func invalidate() {}
}
public final class DateFormatter {
    public enum Style: Sendable { case none, short, medium, long, full }
    public init() {}
    public var dateStyle = Style.none
    public var timeStyle = Style.none
    public var dateFormat: String! = ""
    public func string(from date: Date) -> String { "" }
}

public protocol LocalizedError: Error { var errorDescription: String? { get } }
extension LocalizedError { public var errorDescription: String? { nil } }
extension Error { public var localizedDescription: String { "" } }

public struct CharacterSet: Sendable {
    public static var whitespaces: CharacterSet { CharacterSet() }
    public static var whitespacesAndNewlines: CharacterSet { CharacterSet() }
}
extension StringProtocol {
    public var capitalized: String { "" }
    public func localizedCaseInsensitiveContains(_ other: some StringProtocol) -> Bool { false }
    public func localizedStandardContains(_ other: some StringProtocol) -> Bool { false }
    public func trimmingCharacters(in set: CharacterSet) -> String { "" }
    public func components(separatedBy separator: String) -> [String] { [] }
    public func replacingOccurrences(of target: String, with replacement: String) -> String { "" }
}
extension String {
    public init(format: String, _ arguments: Any...) { self = "" }
    public init(localized key: LocalizedStringResource) { self = "" }
}

public func sin(_ x: Double) -> Double { 0 }
public func cos(_ x: Double) -> Double { 0 }
public func sqrt(_ x: Double) -> Double { 0 }
public func pow(_ x: Double, _ y: Double) -> Double { 0 }
public func floor(_ x: Double) -> Double { 0 }
public func ceil(_ x: Double) -> Double { 0 }
public func round(_ x: Double) -> Double { 0 }

public final class DispatchQueue: @unchecked Sendable {
    public static let main = DispatchQueue()
    public func async(execute work: @escaping @MainActor @Sendable () -> Void) {}
    public func asyncAfter(deadline: DispatchTime, execute work: @escaping @MainActor @Sendable () -> Void) {}
}
public struct DispatchTime: Sendable {
    public static func now() -> DispatchTime { DispatchTime() }
    public static func + (lhs: DispatchTime, rhs: Double) -> DispatchTime { lhs }
}
