public struct Message: Identifiable, Hashable, Sendable {
    public let id: Int
    public let author: String
    public let text: String
    public let isMine: Bool

    public init(id: Int, author: String, text: String, isMine: Bool) {
        self.id = id
        self.author = author
        self.text = text
        self.isMine = isMine
    }
}
