#if canImport(SwiftUI)
import SwiftUI

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 10.0, *)
public struct MooringButton: View {
    private let mooring: Mooring
    private let onCast: () -> Void

    public init(mooring: Mooring, onCast: @escaping () -> Void) {
        self.mooring = mooring
        self.onCast = onCast
    }

    public var body: some View {
        Button(action: onCast) {
            Text("Berth \(mooring.berth)")
                .padding()
                .background(.thinMaterial, in: Capsule())
        }
    }
}
#endif
