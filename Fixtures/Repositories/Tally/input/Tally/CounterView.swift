import SwiftUI

struct CounterView: View {
    @State private var counter = Counter(name: "Herons", count: 4)

    var body: some View {
        ZStack(alignment: .bottom) {
            Ring(fraction: 0.4)
                .overlay {
                    CountBadge(count: counter.count)
                }
            HStack(spacing: 24) {
                Button("Less", systemImage: "minus") { counter.count -= 1 }
                    .buttonStyle(StepButtonStyle())
                Button("More", systemImage: "plus") { counter.count += 1 }
                    .buttonStyle(StepButtonStyle())
            }
            .padding()
        }
        .overlay(alignment: .topTrailing) {
            resetButton
        }
    }

    private var resetButton: some View {
        Button {
            counter.count = 0
        } label: {
            Image(systemName: "arrow.counterclockwise")
                .padding(12)
                .background(.ultraThinMaterial, in: Circle())
        }
        .padding()
    }
}
