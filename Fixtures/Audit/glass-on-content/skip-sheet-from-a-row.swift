import SwiftUI

struct Example: View {
    var body: some View {
        List(0..<3, id: \.self) { index in
            Text("\(index)")
                .sheet(isPresented: .constant(false)) {
                    Text("Detail").padding().glassEffect()
                }
        }
    }
}
