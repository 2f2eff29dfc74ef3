import DesignSystem
import OrbitModel
import SwiftUI

public struct DashboardView: View {
    @EnvironmentObject private var player: PlayerModel
    @State private var filter = "All"
    private let onRefresh: @MainActor () -> Void
    private let filters = ["All", "Stations", "Debris", "Launches"]

    public init(onRefresh: @escaping @MainActor () -> Void) {
        self.onRefresh = onRefresh
    }

    public var body: some View {
        NavigationStack {
            ScrollView {
                VStack(spacing: 16) {
                    chips
                    CountdownCard(pass: .sample)
                    weather
                    moon
                    CrewGrid(names: ["Ada", "Grace", "Katherine", "Mae"])
                    EpisodeList(episodes: Episode.samples) { player.play($0) }
                        .frame(height: 280)
                }
                .padding()
            }
            .navigationTitle("Today")
            .toolbar {
                Button("Refresh", action: onRefresh)
            }
        }
    }

    private var chips: some View {
        ScrollView(.horizontal, showsIndicators: false) {
            HStack(spacing: 8) {
                ForEach(filters, id: \.self) { name in
                    FilterChip(name, isSelected: name == filter) { filter = name }
                }
            }
        }
    }

    private var weather: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text("Clear until midnight")
                .font(.headline)
            Text("Seeing is good above 30°")
                .foregroundStyle(.secondary)
        }
        .cardSurface()
    }

    private var moon: some View {
        Label("Waning crescent", systemImage: "moon")
            .cardSurface(radius: 28)
    }
}
