import SwiftUI

struct ReportScreen: View {
    let summary: String

    var body: some View {
        ScrollView {
            VStack {
                Image("chart")
                Text(summary)
                    .padding()
                    .liquidGlass(in: RoundedRectangle(cornerRadius: 16)) {
                        $0.background(.regularMaterial, in: RoundedRectangle(cornerRadius: 16))
                    }
            }
        }
    }
}
