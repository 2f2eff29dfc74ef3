// options: --include content,fills
import SwiftUI

struct SessionsScreen: View {
    let sessions: [String]
    let open: (String) -> Void

    var body: some View {
        List(sessions, id: \.self) { session in
            Button(session) { open(session) }
                .padding()
                .liquidGlass(in: RoundedRectangle(cornerRadius: 8), tint: Color.teal) {
                    $0.background(Color.teal.clipShape(RoundedRectangle(cornerRadius: 8)))
                }
            Text(session)
                .padding()
                .background(Color.teal.clipShape(RoundedRectangle(cornerRadius: 8)))
        }
    }
}
