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

struct StopSign: View {
    var body: some View {
        Circle()
            .strokeBorder(.gray, lineWidth: 1)
            .background(Circle().fill(Color.gray.opacity(0.3)))
            .frame(width: 60, height: 60)
            .overlay(Image(systemName: "bus"))
    }
}

struct MatBoard: View {
    var body: some View {
        ZStack(alignment: .bottom) {
            Text("Album")
            Image("harbour")
                .resizable()
                .frame(width: 200, height: 200)
                .padding(10)
                .background(Color.white)
                .cornerRadius(15)
        }
    }
}
