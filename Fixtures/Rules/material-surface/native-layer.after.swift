// options: --min-ios 26
import SwiftUI

struct BadgeScreen: View {
    let count: Int

    var body: some View {
        Image("inbox")
            .resizable()
            .overlay(alignment: .topTrailing) {
                ZStack {
                    Color.clear.glassEffect(.regular, in: RoundedRectangle(cornerRadius: 12))
                    Text("\(count)")
                }
                .frame(width: 60, height: 40)
            }
    }
}
