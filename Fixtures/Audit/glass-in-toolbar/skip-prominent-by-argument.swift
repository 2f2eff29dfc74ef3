import SwiftUI

enum Look {
    case plain, prominent
}

extension View {
    @ViewBuilder func look(_ look: Look) -> some View {
        switch look {
        case .plain: buttonStyle(.glass)
        case .prominent: buttonStyle(.glassProminent)
        }
    }
}

struct Editor: View {
    var body: some View {
        Text("Editor")
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button("Done") {}.look(.prominent)
                }
            }
    }
}
