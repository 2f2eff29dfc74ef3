import SwiftUI

struct Example: View {
    var body: some View {
        LazyVStack {
            ForEach(0..<4) { shelf in
                Text("Shelf \(shelf)")
                    .overlay(alignment: .trailing) {
                        Button {
                        } label: {
                            Image(systemName: "chevron.right").padding().glassEffect(.regular, in: .circle)
                        }
                    }
            }
        }
    }
}
