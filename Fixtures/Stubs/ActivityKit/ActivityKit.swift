// Hand-written, type-check-only stand-in for the slice of ActivityKit that fixtures use. Not Apple's source.

@available(iOS 16.1, *) public protocol ActivityAttributes: Codable {
    associatedtype ContentState: Codable & Hashable
}
