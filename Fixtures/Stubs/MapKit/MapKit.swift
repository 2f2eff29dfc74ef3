// Hand-written, type-check-only stand-in for the slice of MapKit that fixtures use. Not Apple's source.
public import SwiftUI

public struct CLLocationCoordinate2D: Sendable {
    public var latitude: Double = 0
    public var longitude: Double = 0
    public init(latitude: Double, longitude: Double) {}
}
public struct MKCoordinateSpan: Sendable { public init(latitudeDelta: Double, longitudeDelta: Double) {} }
public struct MKCoordinateRegion: Sendable {
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {}
}

@available(SDK 17, *) public struct MapCameraPosition: Equatable, Sendable {
    public static var automatic: Self { Self() }
    public static func userLocation(fallback: Self) -> Self { Self() }
    public static func region(_ region: MKCoordinateRegion) -> Self { Self() }
}
@available(SDK 17, *) @MainActor @preconcurrency public protocol MapContent {}
@available(SDK 17, *) extension Optional: MapContent where Wrapped: MapContent {}
@available(SDK 17, *) extension ForEach: MapContent where Content: MapContent {}
@available(SDK 17, *) extension ForEach where Content: MapContent {
    public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID { fatalError() }
}
@available(SDK 17, *) public struct _MapContents: MapContent {}
@available(SDK 17, *) @resultBuilder public struct MapContentBuilder {
    public static func buildBlock<C: MapContent>(_ content: C) -> C { content }
    @_disfavoredOverload
    public static func buildBlock<each C: MapContent>(_ content: repeat each C) -> _MapContents { fatalError() }
    public static func buildIf<C: MapContent>(_ content: C?) -> C? { content }
}
@available(SDK 17, *) public struct Marker<Label: View>: MapContent {
    public init(_ title: some _Title, systemImage: String, coordinate: CLLocationCoordinate2D) where Label == Text {}
    public init(_ title: some _Title, coordinate: CLLocationCoordinate2D) where Label == Text {}
}
@available(SDK 17, *) public struct Annotation<Content: View>: MapContent {
    public init(
        _ title: some _Title, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) {}
}
@available(SDK 17, *) public struct UserAnnotation: MapContent { public init() {} }
@available(SDK 17, *) public struct MapPolyline: MapContent {
    public init(coordinates: [CLLocationCoordinate2D]) {}
    public func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> some MapContent { self }
}
@available(SDK 17, *) public struct Map<Content: MapContent>: View {
    public typealias Body = Never
    public init(position: Binding<MapCameraPosition>, @MapContentBuilder content: () -> Content) {}
    public init(
        initialPosition: MapCameraPosition = .automatic, @MapContentBuilder content: () -> Content
    ) {}
}
@available(SDK 17, *) extension Map where Content == UserAnnotation {
    public init(position: Binding<MapCameraPosition>) {}
    public init(initialPosition: MapCameraPosition = .automatic) {}
}
@available(SDK 17, *) public struct MapStyle: Sendable {
    public static let standard = Self(), imagery = Self(), hybrid = Self()
}
@available(SDK 17, *) nonisolated extension View {
    public func mapStyle(_ style: MapStyle) -> some View { self }
    public func mapControls<C: View>(@ViewBuilder _ content: () -> C) -> some View { self }
}
