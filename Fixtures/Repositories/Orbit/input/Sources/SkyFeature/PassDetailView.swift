import OrbitModel
import SwiftUI

struct PassDetailView: View {
    let pass: Pass

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(pass.satellite)
                .font(.title)
            Text("Rises in \(pass.minutesAway) minutes, \(pass.elevation)° at its highest.")
        }
        .padding()
        .presentationDetents([.medium])
        .presentationBackground(.thinMaterial)
    }
}
