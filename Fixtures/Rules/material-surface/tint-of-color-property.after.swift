import SwiftUI

struct RecordButton: View {
    let record: () -> Void
    private let accent = Color("Record")

    var body: some View {
        Button(action: record) {
            Image(systemName: "mic")
                .padding(14)
                .liquidGlass(in: Circle(), tint: self.accent.opacity(0.2)) {
                    $0.background(self.accent.opacity(0.2))
                        .background(.thinMaterial)
                        .clipShape(Circle())
                }
        }
    }
}
