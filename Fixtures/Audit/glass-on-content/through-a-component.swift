import SwiftUI

struct Feed: View {
    var body: some View {
        List {
            ArticleCard(title: "One")
            ArticleCard(title: "Two")
        }
    }
}

// MARK: - File Card.swift
import SwiftUI

struct ArticleCard: View {
    let title: String

    var body: some View {
        VStack {
            Text(title)
            Text("Read more").padding(4).glassEffect()
        }
    }
}
