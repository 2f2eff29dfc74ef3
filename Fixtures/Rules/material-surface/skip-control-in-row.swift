import SwiftUI

struct Downloads: View {
    let files: [String]
    let open: (String) -> Void

    var body: some View {
        List(files, id: \.self) { file in
            HStack {
                Text(file)
                Button {
                    open(file)
                } label: {
                    Image(systemName: "arrow.down")
                        .padding(8)
                        .background(.ultraThinMaterial, in: Circle())
                }
            }
        }
    }
}
