// options: --include bordered
import SwiftUI

struct SubmitButton: View {
    let submit: () -> Void

    var body: some View {
        Button("Submit", action: submit)
            .buttonStyle(.bordered) // glass-migrate:ignore
    }
}
