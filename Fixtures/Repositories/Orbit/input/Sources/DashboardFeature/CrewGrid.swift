import SwiftUI

struct CrewGrid: View {
    let names: [String]

    var body: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 120), spacing: 12)], spacing: 12) {
            ForEach(names, id: \.self) { name in
                VStack {
                    Image(systemName: "person.crop.circle")
                        .font(.title)
                    Text(name)
                }
                .frame(maxWidth: .infinity)
                .padding()
                .background(.ultraThinMaterial, in: .rect(cornerRadius: 16))
            }
        }
    }
}
