import SwiftUI

struct Knob: View {
    @State private var offset = CGSize.zero

    var body: some View {
        Circle()
            .fill(.clear)
            .frame(width: 60, height: 60)
            .glassEffect(.regular.interactive(), in: .circle)
            .gesture(DragGesture().onChanged { offset = $0.translation })
    }
}
