import SwiftUI

struct ToolPicker: View {
    let tools: [String]
    let pick: (String) -> Void

    var body: some View {
        HStack(spacing: 8) {
            ForEach(tools, id: \.self) { tool in
                Button {
                    pick(tool)
                } label: {
                    Image(systemName: tool)
                        .padding(10)
                        .background(.thinMaterial, in: Circle())
                }
            }
        }
    }
}
