import SwiftUI

struct ContentView: View {
    @State private var sound = Sound.all[0]
    @State private var isRunning = false
    @State private var showsSounds = false

    var body: some View {
        ZStack {
            Color.teal
                .ignoresSafeArea()
            Image(systemName: sound.symbol)
                .font(.largeTitle)
        }
        .overlay(alignment: .top) {
            StatusPill(text: isRunning ? "Playing \(sound.name)" : "Paused")
        }
        .overlay(alignment: .bottom) {
            TimerControls(isRunning: $isRunning) { showsSounds = true }
                .padding(.bottom, 24)
        }
        .sheet(isPresented: $showsSounds) {
            SoundPicker(selection: $sound)
        }
    }
}
