import SwiftUI

struct CloseButton: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button {
            dismiss()
        } label: {
            Image(systemName: "xmark")
                .frame(width: 44, height: 44)
                .liquidGlass(in: Circle()) { $0.background(.regularMaterial, in: Circle()) }
        }
    }
}
