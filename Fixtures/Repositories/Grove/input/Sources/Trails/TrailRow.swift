import DesignSystem
import SwiftUI

struct TrailList: View {
    let names: [String]

    var body: some View {
        List(names, id: \.self) { name in
            HStack {
                Text(name)
                Spacer()
                Text("Easy").pill()
            }
        }
    }
}
