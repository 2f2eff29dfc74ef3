// options: --include fills
import SwiftUI

/// The ring frames a picture; it is no control's plate.
struct ProfileButton: View {
    let picture: Image
    let open: () -> Void

    var body: some View {
        Button(action: open) {
            HStack {
                picture
                    .resizable()
                    .clipShape(Circle())
                    .overlay(Circle().stroke(Color.white, lineWidth: 1))
                Image("flag")
                    .overlay(Circle().stroke(Color.gray, lineWidth: 1))
            }
        }
    }
}

struct CoverPlaceholder: View {
    var body: some View {
        RoundedRectangle(cornerRadius: 16)
            .fill(Color.blue)
            .frame(width: 90, height: 90)
            .overlay(Image(systemName: "music.note"))
            .overlay(RoundedRectangle(cornerRadius: 16).stroke(Color.white.opacity(0.3), lineWidth: 2))
    }
}
