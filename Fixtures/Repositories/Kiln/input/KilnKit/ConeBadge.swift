import SwiftUI

public struct ConeBadge: View {
    private let cone: Int

    public init(cone: Int) {
        self.cone = cone
    }

    public var body: some View {
        Text("Cone \(cone)")
            .padding(8)
            .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 8))
    }
}
