import SwiftUI

struct AnswerButton: View {
    let isSelected: Bool
    let choose: () -> Void

    var body: some View {
        Button(action: choose) {
            Text("Answer")
                .padding()
                .background {
                    RoundedRectangle(cornerRadius: 12)
                        .fill(.thinMaterial)
                        .overlay {
                            RoundedRectangle(cornerRadius: 12).stroke(isSelected ? Color.blue : Color.clear)
                        }
                }
        }
    }
}
