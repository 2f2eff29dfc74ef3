import SwiftUI

struct Scoreboard: View {
    let home: Int
    let away: Int

    var body: some View {
        Grid {
            GridRow {
                Text("\(home)")
                    .padding()
                    .background(.regularMaterial, in: .rect(cornerRadius: 8))
                Text("\(away)")
                    .padding()
                    .background(.regularMaterial, in: .rect(cornerRadius: 8))
            }
        }
    }
}
