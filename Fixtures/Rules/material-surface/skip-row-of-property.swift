import SwiftUI

struct Expenses: View {
    let total: String

    var body: some View {
        List {
            header
            Text("Rent")
        }
    }

    private var header: some View {
        Text(total)
            .padding()
            .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 12))
    }
}
