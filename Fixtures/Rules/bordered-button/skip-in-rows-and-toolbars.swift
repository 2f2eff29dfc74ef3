// options: --include bordered
import SwiftUI

struct Downloads: View {
    let names: [String]
    let retry: () -> Void

    var body: some View {
        List {
            ForEach(names, id: \.self) { name in
                Button(name, action: retry)
                    .buttonStyle(.bordered)
            }
        }
        .toolbar {
            Button("Retry all", action: retry)
                .buttonStyle(.borderedProminent)
        }
    }
}
