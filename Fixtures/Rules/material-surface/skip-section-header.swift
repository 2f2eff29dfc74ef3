import SwiftUI

struct Agenda: View {
    let day: String

    var body: some View {
        List {
            Section {
                Text("Stand-up")
            } header: {
                Text(day)
                    .padding(6)
                    .background(.bar, in: Capsule())
            }
        }
    }
}
