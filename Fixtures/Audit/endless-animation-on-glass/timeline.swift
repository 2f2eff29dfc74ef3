import SwiftUI

struct Example: View {
    var body: some View {
        TimelineView(.animation) { context in
            let phase = context.date.timeIntervalSinceReferenceDate
            Text("Float")
                .padding()
                .glassEffect()
                .offset(y: sin(phase) * 4)
        }
    }
}
