import Plumage
import SwiftUI

struct LogView: View {
    @State private var query = ""

    var body: some View {
        ZStack(alignment: .bottomTrailing) {
            List {
                Text("Grey heron")
                    .padding(6)
                    .background(.thinMaterial, in: Capsule())
            }
            addButton
        }
        .safeAreaInset(edge: .top) {
            TextField("Search", text: $query)
                .padding(12)
                .background(.regularMaterial, in: .rect(cornerRadius: 14))
                .padding(.horizontal)
        }
    }

    private var addButton: some View {
        Button {
        } label: {
            Image(systemName: "plus")
                .font(.title)
                .frame(width: 56, height: 56)
                .background(.ultraThinMaterial, in: .circle)
        }
        .buttonStyle(.plain)
        .padding()
    }
}
