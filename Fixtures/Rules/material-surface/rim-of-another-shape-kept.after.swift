import SwiftUI

struct DownloadButton: View {
    let progress: Double
    let cancel: () -> Void

    var body: some View {
        Button(action: cancel) {
            Image(systemName: "stop.fill")
                .padding(14)
                .liquidGlass(in: RoundedRectangle(cornerRadius: 8)) {
                    $0.background(.thinMaterial, in: RoundedRectangle(cornerRadius: 8))
                }
                .overlay(Circle().stroke(Color.green, lineWidth: 3).padding(4))
        }
    }
}
