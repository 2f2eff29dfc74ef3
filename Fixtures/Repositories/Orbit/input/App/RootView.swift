import ChatFeature
import DashboardFeature
import DesignSystem
import OrbitModel
import PlayerFeature
import SkyFeature
import SwiftUI

struct RootView: View {
    @EnvironmentObject private var player: PlayerModel
    @State private var notice: String?
    @State private var showsPlayer = false

    var body: some View {
        TabView {
            DashboardView(onRefresh: { notice = "Orbits updated" })
                .tabItem { Label("Today", systemImage: "sparkles") }
            SkyMapView()
                .tabItem { Label("Sky", systemImage: "globe.europe.africa") }
            ChatView()
                .tabItem { Label("Crew", systemImage: "bubble.left.and.bubble.right") }
            SettingsView()
                .tabItem { Label("Settings", systemImage: "gearshape") }
        }
        .safeAreaInset(edge: .bottom) {
            if let episode = player.current {
                MiniPlayer(episode: episode, isPlaying: player.isPlaying) {
                    showsPlayer = true
                } onToggle: {
                    player.toggle()
                }
                .padding(.bottom, 52)
                .transition(.move(edge: .bottom).combined(with: .opacity))
            }
        }
        .animation(.spring(response: 0.4, dampingFraction: 0.8), value: player.current)
        .toast($notice)
        .sheet(isPresented: $showsPlayer) {
            NowPlayingView()
                .environmentObject(player)
        }
    }
}
