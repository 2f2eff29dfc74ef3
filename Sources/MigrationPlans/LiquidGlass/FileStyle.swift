import Rewriter

extension ViewFacts {
    /// How one file is written, and what it can see.
    struct FileStyle: Sendable {
        /// One step of indentation.
        let step: String
        let newline: String
        /// The lines of the comment at its top, where that is about the file and not about what follows.
        let header: [String]
        /// What it imports.
        let imports: Set<String>
        /// Those of them that it imports wherever it uses SwiftUI.
        let sureImports: Set<String>
        /// The word in front of `import SwiftUI`: `public`, `internal` …
        let importAccess: String?
        /// Names of the types that it declares or extends.
        let types: Set<String>
        /// What stands behind the `#if` around its `import SwiftUI`.
        let condition: String?

        init(_ tree: SyntaxTree) {
            let layout = Layout(tree)
            step = layout.step
            newline = layout.newline
            header = Self.header(of: tree)
            let declarations = tree.nodes(.importDeclaration)
            imports = Set(declarations.compactMap(Declarations.moduleName))
            let swiftUI = declarations.first { Declarations.moduleName(of: $0) == "SwiftUI" }
            let condition = swiftUI.flatMap(CompilerConditions.condition)
            self.condition = condition
            importAccess = swiftUI.flatMap(Declarations.accessWord)
            sureImports = Set(
                declarations.filter { declaration in
                    guard CompilerConditions.isConditional(declaration) else { return true }
                    return condition != nil && CompilerConditions.condition(around: declaration) == condition
                }.compactMap(Declarations.moduleName))
            types = Set(tree.nodes(.classDeclaration).map(Declarations.typeName))
        }

        /// Comment lines up to the first other line, if they name the file or say whose it is.
        private static func header(of tree: SyntaxTree) -> [String] {
            let lines = leadingComment(of: tree.source)
            let words = [tree.source.path.fileName, "copyright", "license", "spdx"]
            let isAboutFile = lines.contains { line in words.contains { line.lowercased().contains($0.lowercased()) } }
            return isAboutFile ? lines : []
        }

        /// The lines of the comments at the very top, without what ends them.
        static func leadingComment(of source: SourceFile) -> [String] {
            var lines: [String] = []
            var isInBlock = false
            var rest = source.bytes[...]
            if rest.starts(with: "\u{FEFF}".utf8) { rest = rest.dropFirst("\u{FEFF}".utf8.count) }
            while !rest.isEmpty {
                let bytes = rest.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
                isInBlock = isInBlock || bytes.starts(with: "/*".utf8)
                guard isInBlock || bytes.starts(with: "//".utf8) else { break }
                let line = String(decoding: bytes, as: UTF8.self)
                lines.append(line)
                if isInBlock, line.contains("*/") { isInBlock = false }
                rest = rest[bytes.endIndex...]
                rest = rest.dropFirst(rest.starts(with: "\r\n".utf8) ? 2 : 1)
            }
            return isInBlock ? [] : lines
        }
    }
}
