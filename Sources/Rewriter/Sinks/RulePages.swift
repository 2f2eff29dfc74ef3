/// Where the pages of the codes (`Docs/Rules`) are published.
public struct RulePages: Hashable, Sendable {
    private let folder: String

    /// - Parameter folder: the address of the folder that holds a page `CODE.md` for each code.
    public init(_ folder: String) {
        self.folder = folder.hasSuffix("/") ? folder : folder + "/"
    }

    /// Whether the address is one that readers can safely follow from a report.
    public var isWebAddress: Bool {
        ["https://", "http://"].contains { folder.hasPrefix($0) && folder.utf8.count > $0.utf8.count + 1 }
            && folder.unicodeScalars.allSatisfy {
                $0.isASCII && $0.value > 0x20 && !"\"<>\\^`{|}".unicodeScalars.contains($0)
            }
    }

    func address(of code: String) -> String { "\(folder)\(code).md" }
}
