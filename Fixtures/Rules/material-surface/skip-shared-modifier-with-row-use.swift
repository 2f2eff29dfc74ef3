import SwiftUI

extension View {
    func frosted() -> some View {
        background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 14))
    }
}

struct Courses: View {
    let titles: [String]

    var body: some View {
        ZStack(alignment: .bottom) {
            List(titles, id: \.self) { title in
                Text(title).padding().frosted()
            }
            Text("\(titles.count) courses").padding().frosted()
        }
    }
}
