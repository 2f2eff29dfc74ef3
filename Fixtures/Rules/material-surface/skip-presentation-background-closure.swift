import SwiftUI

struct NoteSheet: View {
    var body: some View {
        Text("Note")
            .presentationBackground { Rectangle().fill(.thinMaterial) }
    }
}
