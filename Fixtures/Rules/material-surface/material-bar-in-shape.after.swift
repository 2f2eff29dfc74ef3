import SwiftUI

struct PagerScreen: View {
    let page: Int

    var body: some View {
        Image("page")
            .resizable()
            .overlay(alignment: .bottom) {
                Text("Page \(page)")
                    .padding(10)
                    .liquidGlass(in: Capsule()) { $0.background(.bar, in: Capsule()) }
            }
    }
}
