import SwiftUI

struct InspectorScreen: View {
    let width: Int

    var body: some View {
        Image("canvas")
            .resizable()
            .overlay(alignment: .bottomTrailing) {
                VStack {
                    Text("Width")
                    Text("\(width)")
                }
                .padding()
                .liquidGlass(in: .rect) { $0.background(.regularMaterial) }
                .padding()
            }
    }
}
