import SwiftUI

struct Example: View {
    var body: some View {
        TimelineView(.animation) { context in
            Text("\(context.date.timeIntervalSinceReferenceDate)")
                .padding()
                .glassEffect()
        }
    }
}
