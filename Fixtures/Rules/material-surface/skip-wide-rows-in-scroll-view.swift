import SwiftUI

/// A list by hand: what is repeated down the page in all its width is a row, whether it is tapped or not.
struct ListsScreen: View {
    let names: [String]
    let choose: (String) -> Void

    var body: some View {
        ScrollView {
            ForEach(names, id: \.self) { name in
                Button {
                    choose(name)
                } label: {
                    HStack {
                        Text(name)
                            .frame(maxWidth: .infinity, alignment: .leading)
                        Image(systemName: "checkmark")
                    }
                    .padding(10)
                    .background(.thinMaterial)
                    .clipShape(.rect(cornerRadius: 8))
                }
            }
        }
    }
}
