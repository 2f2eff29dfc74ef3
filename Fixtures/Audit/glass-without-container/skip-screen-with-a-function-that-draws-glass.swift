import SwiftUI

struct Gauges: View {
    var body: some View {
        VStack {
            Text("Content")
            GeometryReader { _ in Text("Plain") }
        }
    }

    func badge(_ text: String) -> some View {
        Text(text).glassEffect()
    }
}

struct Panel: View {
    var body: some View {
        HStack {
            Gauges()
            Gauges()
        }
    }
}
