import SwiftUI

struct Gallery: View {
    let count: Int

    var body: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))]) {
            ForEach(0..<count) { index in
                Text("\(index)")
                    .frame(width: 100, height: 100)
                    .background {
                        RoundedRectangle(cornerRadius: 16).fill(.thinMaterial)
                    }
            }
        }
    }
}
