// options: --include bordered --min-ios 26
import SwiftUI

struct ArchiveActions: View {
    let archive: () -> Void

    var body: some View {
        Button("Archive", action: archive)
            .buttonStyle(BorderedProminentButtonStyle())
    }
}
