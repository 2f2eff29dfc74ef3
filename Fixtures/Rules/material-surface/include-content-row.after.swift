// options: --include content
import SwiftUI

struct Inbox: View {
    let subjects: [String]

    var body: some View {
        List(subjects, id: \.self) { subject in
            Text(subject)
                .padding()
                .liquidGlass(in: RoundedRectangle(cornerRadius: 12)) {
                    $0.background(.thinMaterial, in: RoundedRectangle(cornerRadius: 12))
                }
        }
    }
}
