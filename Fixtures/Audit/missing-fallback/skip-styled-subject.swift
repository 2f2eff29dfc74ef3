// floors: iOS 17
import SwiftUI

struct RecordButton: View {
    private var plate: some View { Circle().fill(.red.gradient) }

    var body: some View {
        if #available(iOS 26.0, *) {
            plate.glassEffect(.clear, in: .circle)
        } else {
            plate
        }
    }
}
