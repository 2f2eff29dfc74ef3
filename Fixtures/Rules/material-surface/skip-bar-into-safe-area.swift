import SwiftUI

struct ReaderScreen: View {
    let page: Int

    var body: some View {
        VStack(spacing: 0) {
            Image("page")
                .resizable()
            Text("Page \(page)")
                .frame(maxWidth: .infinity)
                .padding()
                .background(.regularMaterial, ignoresSafeAreaEdges: .bottom)
        }
    }
}
