import SwiftUI

/// Draws its closure for every element, as a ForEach would.
struct Shelf<Item, Content: View>: View {
    let items: [Item]
    let content: (Item) -> Content

    init(_ items: [Item], @ViewBuilder content: @escaping (Item) -> Content) {
        self.items = items
        self.content = content
    }

    var body: some View {
        Text("\(items.count)")
    }
}

struct PosterShelf: View {
    let titles: [String]

    var body: some View {
        Shelf(titles) { title in
            Text(title)
                .padding()
                .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 12))
        }
    }
}
