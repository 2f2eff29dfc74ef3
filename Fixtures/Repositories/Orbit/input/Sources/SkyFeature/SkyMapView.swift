import DesignSystem
import MapKit
import OrbitModel
import SwiftUI

public struct SkyMapView: View {
    @State private var camera: MapCameraPosition = .automatic
    @State private var selected: Pass?
    private let passes = [Pass.sample]

    public init() {}

    public var body: some View {
        ZStack(alignment: .bottomTrailing) {
            Map(position: $camera) {
                ForEach(passes) { pass in
                    Annotation(
                        pass.satellite,
                        coordinate: CLLocationCoordinate2D(latitude: pass.latitude, longitude: pass.longitude)
                    ) {
                        Image(systemName: "dot.circle.and.hand.point.up.left.fill")
                            .padding(6)
                            .background(.thinMaterial, in: Circle())
                    }
                }
            }
            MapControls(onLocate: { camera = .automatic }, onNorth: { camera = .automatic })
                .padding()
        }
        .overlay(alignment: .bottomLeading) {
            trackButton
        }
        .overlay(alignment: .top) {
            legend
        }
        .sheet(item: $selected) { pass in
            PassDetailView(pass: pass)
        }
    }

    private var trackButton: some View {
        Button {
            selected = passes.first
        } label: {
            Image(systemName: "plus.viewfinder")
                .font(.title2)
                .frame(width: 56, height: 56)
                .background(.regularMaterial)
                .clipShape(Circle())
                .overlay(Circle().strokeBorder(Color.primary.opacity(0.1)))
                .shadow(color: .black.opacity(0.3), radius: 8, y: 4)
        }
        .padding()
    }

    private var legend: some View {
        HStack {
            Image(systemName: "eye")
            Text("\(passes.count) visible tonight")
        }
        .font(.footnote)
        .padding(.horizontal, 16)
        .padding(.vertical, 8)
        .background(Capsule().fill(.ultraThinMaterial))
        .padding(.top, 8)
    }
}
