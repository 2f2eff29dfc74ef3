extension String {
    /// The text's Swift tokens, without white space and comments: words and literals are one each, everything else is
    /// one a byte. Equal lists are equal code.
    public var swiftTokens: [String] {
        Lexer.tokens(of: Array(utf8)).map { String(decoding: $0, as: UTF8.self) }
    }
}
