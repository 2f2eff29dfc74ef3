import SwiftUI

/// The spacer belongs to the bar around the loop, or stands between its elements: chips all the same.
struct FilterBar: View {
    let names: [String]
    let select: (String) -> Void

    var body: some View {
        LiquidGlassContainer(spacing: 0) {
            HStack {
                ForEach(names, id: \.self) { name in
                    Button {
                        select(name)
                    } label: {
                        HStack {
                            Image(systemName: "tag")
                            Text(name)
                        }
                        .padding(8)
                        .liquidGlass(in: Capsule()) { $0.background(.thinMaterial, in: Capsule()) }
                    }
                    Spacer()
                }
                Spacer()
            }
        }
    }
}
