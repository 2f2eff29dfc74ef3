import SwiftUI

struct Controls: View {
    @Environment(\.accessibilityReduceTransparency) private var reduceTransparency
    let isQuiet: Bool

    var body: some View {
        Button {
        } label: {
            Text("Play").padding().plate(reduceTransparency: reduceTransparency)
        }
        Button {
        } label: {
            Text("Stop").padding().pressable(isQuiet: isQuiet)
        }
    }
}

extension View {
    @ViewBuilder
    func plate(reduceTransparency: Bool) -> some View {
        if reduceTransparency {
            background(Color.gray, in: .capsule)
        } else {
            glassEffect(.regular.interactive(), in: .capsule)
        }
    }

    @ViewBuilder
    func pressable(isQuiet: Bool) -> some View {
        if isQuiet {
            background(Color.gray, in: .capsule)
        } else {
            glassEffect(.regular.interactive(), in: .capsule)
        }
    }
}
