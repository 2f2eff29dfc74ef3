import SwiftUI

struct StepCounter: View {
    let steps: Int

    var body: some View {
        Text("\(steps) steps")
            .padding()
            .liquidGlass(in: RoundedRectangle(cornerRadius: 12)) {
                $0.background(.thinMaterial, in: RoundedRectangle(cornerRadius: 12))
                    .overlay {
                        RoundedRectangle(cornerRadius: 12)
                            .strokeBorder(.primary.opacity(0.1), lineWidth: 0.5)
                    }
            }
    }
}
