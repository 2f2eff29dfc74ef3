// Reads property lists as Foundation does, and prints each as one line of JSON, or `null` where it can't.
//
//     swiftc Scripts/property-list.swift -o property-list && ./property-list FILE…

import Foundation

for path in CommandLine.arguments.dropFirst() {
    let value = FileManager.default.contents(atPath: path).flatMap {
        try? PropertyListSerialization.propertyList(from: $0, options: [], format: nil)
    }
    let json = value.flatMap { try? JSONSerialization.data(withJSONObject: $0, options: [.sortedKeys]) }
    print(json.map { String(decoding: $0, as: UTF8.self) } ?? "null")
}
