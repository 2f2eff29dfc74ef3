import SwiftUI

struct DayScreen: View {
    let isSelected: Bool

    var body: some View {
        Image("calendar")
            .resizable()
            .overlay(alignment: .top) {
                Text("12")
                    .padding()
                    .background {
                        if isSelected {
                            Circle().fill(Color.blue)
                            Circle().fill(.thinMaterial)
                        } else {
                            Circle().fill(.ultraThinMaterial)
                        }
                    }
            }
    }
}
