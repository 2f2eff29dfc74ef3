// options: --include content
import SwiftUI

struct Transcript: View {
    let lines: [String]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(lines, id: \.self) { line in
                    Text(line)
                        .padding(10)
                        .liquidGlass(in: RoundedRectangle(cornerRadius: 18)) {
                            $0.background(.regularMaterial)
                                .clipShape(RoundedRectangle(cornerRadius: 18))
                        }
                }
            }
        }
    }
}
