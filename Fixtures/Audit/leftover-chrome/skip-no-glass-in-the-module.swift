import SwiftUI

struct Example: View {
    var body: some View {
        Text("Looking glass").toolbarBackground(.visible, for: .navigationBar)
    }
}
