import SwiftUI

struct SunriseCard: View {
    let time: String

    var body: some View {
        VStack(alignment: .leading) {
            Text("Sunrise")
                .font(.caption)
            Text(time)
                .font(.title)
        }
        .padding(20)
        .liquidGlass(in: RoundedRectangle(cornerRadius: 20, style: .continuous)) {
            $0.background(.thickMaterial, in: RoundedRectangle(cornerRadius: 20, style: .continuous))
        }
        .padding(.horizontal)
    }
}
