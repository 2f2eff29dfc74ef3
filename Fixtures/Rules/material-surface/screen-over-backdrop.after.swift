import SwiftUI

/// Only a backdrop lies under the scroll view: its card doesn't float over anything.
struct BalanceScreen: View {
    let balance: String

    var body: some View {
        ZStack {
            LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom)
                .ignoresSafeArea()
            ScrollView {
                VStack {
                    Text(balance)
                        .padding()
                        .liquidGlass(in: RoundedRectangle(cornerRadius: 20)) {
                            $0.background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 20))
                        }
                    Spacer().frame(height: 20)
                }
            }
        }
    }
}
