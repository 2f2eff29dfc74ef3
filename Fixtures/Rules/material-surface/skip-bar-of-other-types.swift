import SwiftUI

enum Unit {
    case bar
    case psi
}

struct PressureView: View {
    @State private var unit = Unit.bar

    var body: some View {
        Button("Unit") { unit = unit == .bar ? .psi : .bar }
    }
}
