import SwiftUI

struct Devices: View {
    var body: some View {
        List {
            Text("Phone")
                .listRowBackground(Rectangle().fill(.thinMaterial))
        }
    }
}
