// options: --min-ios 26
import SwiftUI

struct DayButton: View {
    let day: Int
    let isToday: Bool
    let open: () -> Void

    var body: some View {
        Button(action: open) {
            Text("\(day)")
                .padding(10)
                .glassEffect(isToday ? .regular : .identity, in: .circle)
                .contentShape(.circle)
        }
    }
}
