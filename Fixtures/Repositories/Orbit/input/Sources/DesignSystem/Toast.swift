import SwiftUI

struct ToastModifier: ViewModifier {
    @Binding var text: String?

    func body(content: Content) -> some View {
        content
            .overlay(alignment: .top) {
                if let text {
                    Label(text, systemImage: "checkmark.circle.fill")
                        .font(.subheadline)
                        .padding(.horizontal, 18)
                        .padding(.vertical, 12)
                        .background(.regularMaterial)
                        .clipShape(Capsule())
                        .shadow(color: .black.opacity(0.15), radius: 10, x: 0, y: 4)
                        .padding(.top, 8)
                        .transition(.move(edge: .top).combined(with: .opacity))
                }
            }
            .animation(.easeInOut(duration: 0.25), value: text)
            .task(id: text) {
                guard text != nil else { return }
                try? await Task.sleep(nanoseconds: 2_500_000_000)
                text = nil
            }
    }
}

extension View {
    /// Shows `text` for a moment at the top of the screen.
    public func toast(_ text: Binding<String?>) -> some View {
        modifier(ToastModifier(text: text))
    }
}
