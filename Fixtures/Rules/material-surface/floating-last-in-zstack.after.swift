import SwiftUI

struct ScanScreen: View {
    let result: String

    var body: some View {
        ZStack {
            Image("camera")
                .resizable()
            VStack {
                Spacer()
                Text(result)
                    .padding()
                    .liquidGlass(in: .capsule) { $0.background(.ultraThinMaterial, in: .capsule) }
            }
        }
    }
}
