import SwiftUI

extension View {
    func hudSurface() -> some View {
        self
            .padding(20)
            .liquidGlass(in: RoundedRectangle(cornerRadius: 14)) {
                $0.background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 14))
            }
    }
}

struct ExportScreen: View {
    var body: some View {
        Image("timeline")
            .resizable()
            .overlay(alignment: .center) {
                ProgressView("Exporting").hudSurface()
            }
            .overlay(alignment: .bottom) {
                Text("2 of 9").hudSurface()
            }
    }
}
