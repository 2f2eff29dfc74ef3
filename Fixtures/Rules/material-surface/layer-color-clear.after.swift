import SwiftUI

struct CounterScreen: View {
    let count: Int

    var body: some View {
        ZStack(alignment: .bottom) {
            Image("stadium")
                .resizable()
            ZStack {
                Color.clear
                    .liquidGlass(in: RoundedRectangle(cornerRadius: 20)) { _ in
                        Color.clear.background(.thinMaterial, in: RoundedRectangle(cornerRadius: 20))
                    }
                Text("\(count) cheering")
            }
            .frame(width: 220, height: 64)
        }
    }
}
