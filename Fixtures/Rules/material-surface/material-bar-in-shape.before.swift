import SwiftUI

struct PagerScreen: View {
    let page: Int

    var body: some View {
        Image("page")
            .resizable()
            .overlay(alignment: .bottom) {
                Text("Page \(page)")
                    .padding(10)
                    .background(.bar, in: Capsule())
            }
    }
}
