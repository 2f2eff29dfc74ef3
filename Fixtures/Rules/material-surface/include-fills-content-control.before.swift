// options: --include content,fills
import SwiftUI

struct SessionsScreen: View {
    let sessions: [String]
    let open: (String) -> Void

    var body: some View {
        List(sessions, id: \.self) { session in
            Button(session) { open(session) }
                .padding()
                .background(Color.teal.clipShape(RoundedRectangle(cornerRadius: 8)))
            Text(session)
                .padding()
                .background(Color.teal.clipShape(RoundedRectangle(cornerRadius: 8)))
        }
    }
}
