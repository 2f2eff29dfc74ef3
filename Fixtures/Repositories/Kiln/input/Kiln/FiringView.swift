import KilnKit
import SwiftUI

struct FiringView: View {
    let firing: Firing

    var body: some View {
        Text("\(firing.hours) hours")
            .overlay(alignment: .topLeading) {
                ConeBadge(cone: firing.cone)
            }
            .safeAreaInset(edge: .bottom) {
                StopButton {}
                    .padding(8)
            }
    }
}
