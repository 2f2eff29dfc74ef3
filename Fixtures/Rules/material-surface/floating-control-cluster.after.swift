import SwiftUI

/// One surface around several buttons: a bar, so the glass is not interactive.
struct PlanScreen: View {
    let zoomIn: () -> Void
    let zoomOut: () -> Void

    var body: some View {
        Image("plan")
            .resizable()
            .overlay(alignment: .bottomTrailing) {
                VStack {
                    Button("In", action: zoomIn)
                    Divider()
                    Button("Out", action: zoomOut)
                }
                .padding(8)
                .liquidGlass(in: .rect(cornerRadius: 12)) {
                    $0.background(.regularMaterial, in: .rect(cornerRadius: 12))
                }
            }
    }
}
