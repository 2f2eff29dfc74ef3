import SwiftUI

struct DialogScrim: View {
    let isPresented: Bool

    var body: some View {
        ZStack {
            if isPresented {
                Rectangle().fill(.thinMaterial)
                    .edgesIgnoringSafeArea(.all)
                Text("Delete the draft?")
            }
        }
    }
}
