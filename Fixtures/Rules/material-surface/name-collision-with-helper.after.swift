import SwiftUI

/// The app has a helper of that name already; ours must take another.
extension View {
    func liquidGlass() -> some View {
        padding()
    }
}

struct ArchiveButton: View {
    let archive: () -> Void

    var body: some View {
        Button(action: archive) {
            Text("Archive")
                .padding()
                .migratedLiquidGlass(in: Capsule()) { $0.background(.thinMaterial, in: Capsule()) }
        }
    }
}

struct ArchiveNote: View {
    var body: some View {
        Text("Archived notes stay searchable.").liquidGlass()
    }
}
