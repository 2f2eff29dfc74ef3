import SwiftUI

public struct Swatch: View {
    private let color: Color

    public init(_ color: Color) {
        self.color = color
    }

    public var body: some View {
        Circle()
            .fill(color)
            .frame(width: 24, height: 24)
    }
}
