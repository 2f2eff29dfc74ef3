import SwiftUI

/// Rows of a list that is made by hand, and the buttons in them.
struct FormatScreen: View {
    let formats: [String]
    let select: (String) -> Void
    let remove: (String) -> Void

    var body: some View {
        VStack {
            ForEach(formats, id: \.self) { format in
                Button {
                    select(format)
                } label: {
                    HStack {
                        Text(format)
                        Spacer()
                        Image(systemName: "chevron.right")
                    }
                    .padding()
                    .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 12))
                }
            }
        }
    }
}

struct FileScreen: View {
    let files: [String]
    let remove: (String) -> Void

    var body: some View {
        VStack {
            ForEach(files, id: \.self) { file in
                HStack {
                    Text(file)
                    Spacer()
                    Button {
                        remove(file)
                    } label: {
                        Image(systemName: "trash")
                            .frame(width: 36, height: 36)
                            .background(.ultraThinMaterial, in: Circle())
                    }
                }
            }
        }
    }
}
