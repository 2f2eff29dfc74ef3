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
                    .background(.ultraThinMaterial, in: .capsule)
            }
        }
    }
}
