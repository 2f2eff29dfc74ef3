import SwiftUI

struct ToolPicker: View {
    let tools: [String]
    let pick: (String) -> Void

    var body: some View {
        LiquidGlassContainer(spacing: 8) {
            HStack(spacing: 8) {
                ForEach(tools, id: \.self) { tool in
                    Button {
                        pick(tool)
                    } label: {
                        Image(systemName: tool)
                            .padding(10)
                            .liquidGlass(in: Circle()) { $0.background(.thinMaterial, in: Circle()) }
                    }
                }
            }
        }
    }
}
