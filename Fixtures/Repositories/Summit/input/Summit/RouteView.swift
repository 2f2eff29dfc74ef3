import SwiftUI

struct RouteView: View {
    @State private var isRecording = false
    @State private var note = ""

    var body: some View {
        ZStack(alignment: .bottomTrailing) {
            Color.gray
            VStack(spacing: 12) {
                recordButton
                centreButton
            }
            .padding()
        }
        .overlay(alignment: .top) {
            AltitudeCard(metres: 2_410)
        }
        .safeAreaInset(edge: .bottom) {
            TextField("Note", text: $note)
                .padding(10)
                .background(.thinMaterial, in: Capsule())
                .padding()
        }
    }

    private var recordButton: some View {
        Button {
            isRecording.toggle()
        } label: {
            Image(systemName: isRecording ? "stop.fill" : "record.circle")
                .frame(width: 52, height: 52)
                .background(isRecording ? AnyShapeStyle(.thinMaterial) : AnyShapeStyle(.clear), in: Circle())
        }
    }

    private var centreButton: some View {
        Button {
        } label: {
            Image(systemName: "location")
                .frame(width: 52, height: 52)
                .background(.ultraThinMaterial)
                .clipShape(Circle())
                .shadow(color: .black.opacity(0.2), radius: 4)
        }
    }
}
