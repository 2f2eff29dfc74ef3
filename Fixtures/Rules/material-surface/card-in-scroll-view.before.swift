import SwiftUI

struct ReportScreen: View {
    let summary: String

    var body: some View {
        ScrollView {
            VStack {
                Image("chart")
                Text(summary)
                    .padding()
                    .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 16))
            }
        }
    }
}
