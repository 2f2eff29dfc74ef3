import OrbitModel
import SwiftUI

struct CountdownCard: View {
    let pass: Pass

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text("Next pass")
                .font(.caption)
                .foregroundStyle(.secondary)
            Text("\(pass.minutesAway) min")
                .font(.largeTitle)
        }
        .padding(20)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(
            RoundedRectangle(cornerRadius: 24, style: .continuous)
                .fill(.ultraThinMaterial)
                .overlay(
                    RoundedRectangle(cornerRadius: 24, style: .continuous)
                        .stroke(.white.opacity(0.12), lineWidth: 1)
                )
                .shadow(color: .black.opacity(0.2), radius: 8)
        )
    }
}

struct CountdownCard_Previews: PreviewProvider {
    static var previews: some View {
        CountdownCard(pass: .sample)
            .padding()
    }
}
