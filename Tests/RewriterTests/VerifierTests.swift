import Rewriter
import Testing

/// Code with edits in it: `«new»` is inserted, `«old|new»` replaces.
struct MarkedCode {
    let source: SourceFile
    let edits: [Edit]

    init(_ text: String, path: String = "Example.swift") {
        var original: [UInt8] = []
        var edits: [Edit] = []
        for (index, part) in text.split(omittingEmptySubsequences: false, whereSeparator: { "«»".contains($0) })
            .enumerated()
        {
            guard index % 2 == 1 else {
                original += part.utf8
                continue
            }
            let halves = part.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
            let start = original.count
            if halves.count == 2 { original += halves[0].utf8 }
            edits.append(Edit(start..<original.count, String(halves[halves.count - 1])))
        }
        self.source = SourceFile(path: path, bytes: original)
        self.edits = edits
    }

    var fix: Fix { Fix(title: "test", edits: EditList(edits)!) }
    var replacingFix: Fix { Fix(title: "test", edits: EditList(edits)!, replacesOldCode: true) }
    var tree: SyntaxTree { get throws { try Parser()!.parse(source) } }

    /// What the verifier says: `nil` when it is proven.
    func failure(replacing: Bool = false) throws -> Verifier.Failure? {
        try Self.failure([replacing ? replacingFix : fix], of: tree)
    }

    static func failure(_ fixes: [Fix], of tree: SyntaxTree) throws -> Verifier.Failure? {
        let verifier = Verifier(forms: forms)!
        do throws(Verifier.Failure) {
            _ = try verifier.verify(fixes, of: tree)
            return nil
        } catch {
            return error
        }
    }

    static let forms = FallbackForms(
        modifiers: ["glass", "glassBefore"], wrappers: ["GlassBox"], blanks: ["Color.clear"], availableFrom: 26)
}

private func failure(_ text: String) throws -> Verifier.Failure? { try MarkedCode(text).failure() }

/// What a rewrite that keeps old code may be, and that everything else is refused for the right reason.
@Suite struct VerifierTests {
    private static let check = "if #available(iOS 26.0, macOS 26.0, *) { new } else { "

    // MARK: what is right

    @Test(arguments: [
        "let a = x«.glass(in: S()) { $0».old(1).older()« }».kept()\n",
        "let a = x«.glass(in: S(), isOn: { true }()) {\n    $0».old()«\n}»\n",
        "func f() -> some View { «glass(in: S()) { $0.»old().older()« }» }\n",
        "let a = Z { «Color.clear.glass(in: S()) { _ in »if c { old }« }» }\n",
        "let a = Z {\n    «GlassBox(spacing: 8) {\n        »H {\n«    »        old()\n«    »    }«\n    }».kept()\n}\n",
        "«@ViewBuilder »func f() -> some View { «\(check)»content.old()« }» }\n",
        "let a = Button(\"A\") { b }«.glass(.circle) { $0 }»\n",
        "let a = GlassBox { x«.glass(in: S()) { $0».old()« }» }.glass(in: S()) { $0.other }\n",
        "let a = xs.map { y($0)«.glass(in: S()) { $0».old()« }» }\n",
        "let a = x«.glass(in: S()) { $0».old { $0.b }« }»\n",
    ])
    func constructsAroundOldCodeAreProven(_ text: String) throws {
        #expect(try failure(text) == nil)
    }

    @Test func theResultIsTheEditedText() throws {
        let code = MarkedCode("let a = x«.glass(in: S()) { $0».old« }»\n")
        let verifier = Verifier(forms: MarkedCode.forms)!
        let rewrite = try verifier.verify([code.fix], of: try code.tree)
        #expect(String(decoding: rewrite.after, as: UTF8.self) == "let a = x.glass(in: S()) { $0.old }\n")
        #expect(rewrite.before == code.source)
        #expect(rewrite.path == "Example.swift")
    }

    // MARK: places

    @Test func nothingToDoIsRefused() throws {
        let tree = try MarkedCode("let a = 1\n").tree
        #expect(try MarkedCode.failure([], of: tree) == .changesNothing)
        #expect(try MarkedCode.failure([Fix(title: "", edits: EditList())], of: tree) == .changesNothing)
    }

    @Test func editsOutOfTheFileAreRefused() throws {
        let tree = try MarkedCode("let a = 1\n").tree
        for range in [5..<99, 99..<99, -3 ..< -1] {
            for replaces in [false, true] {
                let fix = Fix(title: "", edits: try #require(EditList([Edit(range, "b")])), replacesOldCode: replaces)
                #expect(try MarkedCode.failure([fix], of: tree) == .outOfBounds(range))
            }
        }
    }

    @Test func overlappingFixesAreRefused() throws {
        let tree = try MarkedCode("let a = bcd\n").tree
        let fixes = [8..<10, 9..<11].map {
            Fix(title: "", edits: EditList([Edit($0, "x")])!, replacesOldCode: true)
        }
        #expect(try MarkedCode.failure(fixes, of: tree) == .overlap)
        #expect(EditList(fixes.flatMap(\.edits.edits)) == nil)
        #expect(EditList([Edit(8..<10, ""), .insert("x", at: 9)]) == nil)
    }

    @Test func directivesAreNotCrossed() throws {
        #expect(try failure("#if «B && »A\nlet a = 1\n#endif\n") == .crossesDirective(line: 1))
        #expect(
            try MarkedCode("#if A\nlet «a = 1\n#endif\n|b = 2\n»").failure(replacing: true)
                == .crossesDirective(line: 3))
        #expect(
            try failure("let a = x\n«.glass(in: S()) { $0»\n#if A\n.old()« }»\n#endif\n.b()\n")
                == .crossesDirective(line: 2))
        #expect(
            try failure("#if A\nlet a = x«.glass(in: S()) { $0».old()\n#else\nlet b = x.old()« }»\n#endif\n") != nil)
        #expect(try failure("let a = x\n«.glass(in: S()) { $0»\n#if A\n.old()\n#endif\n.old()« }»\n") == nil)
        #expect(try failure("#if A\nlet a = x«.glass(in: S()) { $0».old()« }»\n#endif\n") == nil)
    }

    @Test func noNewDirective() throws {
        let text = "let a = x«.glass(in: S()) {\n#if false\n$0».old()«\n}»\n"
        #expect(try failure(text) == .newDirective(line: 2))
        #expect(try failure("#if A« && B»\nlet a = 1\n#endif\n") == .newDirective(line: 1))
    }

    @Test func charactersAndLineEndingsAreNotCut() throws {
        let emoji = try MarkedCode("let a = \"🪟\"\r\n").tree
        for offset in [10, 11, 12, 15] {
            let fix = Fix(title: "", edits: EditList([.insert(" ", at: offset)])!)
            #expect(try MarkedCode.failure([fix], of: emoji) == .cutsCharacter(offset))
        }
        let marked = try MarkedCode("\u{FEFF}let a = 1\n").tree
        for offset in 0...2 {
            let fix = Fix(title: "", edits: EditList([.insert(" ", at: offset)])!)
            #expect(try MarkedCode.failure([fix], of: marked) == .cutsCharacter(offset))
        }
        #expect(try failure("\u{FEFF}«@ViewBuilder »func f() -> V { «\(Self.check)»old()« }» }\n") == nil)
        #expect(try failure("\u{FEFF}let a = x«.glass(in: S()) { $0».old« }»\r\nlet b = 1\r\n") == nil)
    }

    // MARK: old code

    @Test(arguments: [
        "let a = x«.old|»\n", "let a = «x.old|x.glass(in: S()) { $0.old }»\n",
        "if #available(iOS 26, *) { a }« else { b }|»\n", "let a = 1« |»\n",
    ])
    func oldCodeIsNotTakenAway(_ text: String) throws {
        #expect(try failure(text) == .replacesOldCode(line: 1))
    }

    /// Each of these leaves old systems with other code than before.
    @Test(arguments: [
        // Something is added: behind the construct, in front of the old half, behind it, to a new branch, as else branch.
        "let a = x«.glass(in: S()) { $0».old()« }.padding()»\n",
        "let a = x«.glass(in: S()) { $0.new()».old()« }»\n",
        "let a = x«.glass(in: S()) { $0».old()«.new() }»\n",
        "let a = x«.glass(in: S()) { print(); return $0».old()« }»\n",
        "let a = x«.glass(in: S()) { $0».old()«; $1 }»\n",
        "if #available(iOS 26, *) { a«.new()» } else { b }\n",
        "if #available(iOS 26, *) { a }« else { b }»\n",
        "let a = x«.new(in: S()) { $0».old()« }»\n",
        "let a = x«.glass(in: S()) { [y] in $0».old()« }»\n",
        "let a = x«.glass(in: S()) { v in v».old()« }»\n",
        "let a = x«.glass(in: S()) { print() } fallback: { $0».old()« }»\n",
        "let a = x«.glass(in: S()) { $1».old()« }»\n",
        "let a = «GlassBox { y in »old()« }»\n",
        "let a = «Box { »old()« }»\n",
        "let a = x«.glass(in: S())?{ $0».old()« }»\n",
        "let a = Z { «y.glass(in: S()) { _ in »old()« }» }\n",
        "let a = x.«glass(in: S()) { $0.»old()« }»\n",
        // Something of the old code is hidden by a comment, a string, a construct that was there.
        "let a = x«.glass(in: S()) { $0 /*».old()/* c */« */ }»\n",
        "let a = x«.glass(in: S()) { $0 //».old()«\n}»\n",
        "let a = x.glass(in: S()«.b») { $0.old() }\n",
        "let a = x.glass(in: S()) { $0«.b».old() }\n",
        // An attribute without a check, twice, or somewhere else.
        "«@ViewBuilder »func f() -> some View { x.old() }\n",
        "«@ViewBuilder »func f() -> V { x }\nfunc g() -> V { «\(Self.check)»y« }» }\n",
        "«@MainActor »func f() -> V { «\(Self.check)»y« }» }\n",
        "«@ViewBuilder »struct A { var v: V { «\(Self.check)»y« }» } }\n",
        // A check that some old system passes, or with another condition beside it.
        "func f() -> V { «if #available(iOS 25.0, *) { new } else { »y« }» }\n",
        "func f() -> V { «if #available(iOS 16.0, macOS 26.0, *) { new } else { »y« }» }\n",
        "func f() -> V { «if #available(iSO 26.0, *) { new } else { »y« }» }\n",
        "func f() -> V { «if #available(iOS 26.0, *), c { new } else { »y« }» }\n",
        "func f() -> V { «if #unavailable(iOS 26.0) { new } else { »y« }» }\n",
        "func f() -> V { «if #available(iOS 26.0, *) { new } else if c { »y« }» }\n",
        "func f() -> V { «if #available(iOS 26.0, *) { new } else { z; »y« }» }\n",
        "func f() -> V { «if #available(iOS 26.0, *) { new } else { y }; »y }\n",
        "func f() -> V { «if #available(iOS 26.0, *) { new } else { »y« }».z() }\n",
        // Characters of tokens.
        "let a = x.o«l»ld(\"a\")\n",
        "let a = x«.glass(in: S()) { $0».old(\"a« »b\")« }»\n",
        "let a = \"\\(x«.glass(in: S()) { $0».old()« }»)\"\n",
        "let a = x // a« »comment\n",
        "let a = \"\"\"\n«    »text\n\"\"\"\n",
        "/*\n«    »text\n*/\nlet a = 1\n",
        "let a = x // one« // two»\n",
    ])
    func oldSystemsSeeTheSameTokensAndComments(_ text: String) throws {
        let failure = try failure(text)
        guard case .changesOldSystems? = failure else {
            Issue.record("\(failure.map(\.description) ?? "proven")")
            return
        }
    }

    /// Same tokens, but they belong together in another way.
    @Test(arguments: [
        "func f() { «GlassBox { »p + q« }» * r }\n",
        "func f() { x«.glass(in: S()) { $0».old« }»(1) }\n",
        "func f() { x«.glass(in: S()) { $0».old« }»[1] }\n",
        "func f() { x«.glass(in: S()) { $0».old« }» { y } }\n",
        "func f() { x«.glass(in: S()) { $0».old« }»! }\n",
        "func f() { x«.glass(in: S()) { $0».old« }»?.b() }\n",
        "func f() { «GlassBox { »!x« }».old }\n",
        "let a = «GlassBox { »p + q« }» * r\n",
    ])
    func oldSystemsSeeTheSameStructure(_ text: String) throws {
        #expect(try failure(text) == .changesStructure(line: 1))
    }

    /// Same tokens, same structure, but not the same meaning inside a closure.
    @Test(arguments: [
        ("let a = xs.map { y«.glass(in: S()) { $0».old($0)« }» }\n", "$0"),
        ("let a = xs.map { y«.glass(in: S()) { $0».old(\"\\($0)\")« }» }\n", "$0"),
        ("let a = xs.map { «GlassBox { »H(s: $0) { b }« }» }\n", "$0"),
        ("let a = xs.map { «Color.clear.glass(in: S()) { _ in »H(s: $1)« }» }\n", "$1"),
        ("func f() { «GlassBox { »return y« }» }\n", "return"),
        ("func f() { «GlassBox { »let b = y« }»; b }\n", "let"),
        ("func f() async { y«.glass(in: S()) { $0».old(await z)« }» }\n", "await"),
        ("func f() throws { y«.glass(in: S()) { $0».old(try z)« }» }\n", "try"),
        ("func f() { «if #available(iOS 26.0, *) { new } else { »let b = y« }»\nb }\n", "let"),
    ])
    func whatMovesIntoAClosureMeansTheSame(_ text: String, _ word: String) throws {
        #expect(try failure(text) == .changesMeaning(word, line: 1))
    }

    @Test func severalStatementsAreNotWrapped() throws {
        #expect(try failure("let a = Z { «GlassBox {\n»x()\ny()«\n}» }\n") != nil)
    }

    @Test(arguments: [
        "let a« » = x\n", "let a = x«\n».old\n", "let a = x«\n    »\n", "let a = f« »(1)\n",
    ])
    func onlyIndentationIsAdded(_ text: String) throws {
        #expect(try failure(text) == .straySpace(line: 1))
    }

    @Test func indentationIsWhiteSpace() throws {
        let tree = try MarkedCode("let a =\nb\n").tree
        for (text, failure) in [
            ("  ", nil), ("\t", nil), ("c", Verifier.Failure.straySpace(line: 2)), ("\n", .straySpace(line: 2)),
        ] {
            let edit = Edit.insert(text, at: 8, placement: .indentation(encloses: 0..<9))
            for replaces in [false, true] {
                let fix = Fix(title: "", edits: try #require(EditList([edit])), replacesOldCode: replaces)
                #expect(try MarkedCode.failure([fix], of: tree) == failure)
            }
        }
    }

    // MARK: syntax

    @Test func noNewSyntaxError() throws {
        #expect(try failure("let a = x«.glass(in: S()) { $0».old()\n") == .newSyntaxError(line: 1))
        #expect(try failure("let a = x\nlet b = y« }»\n") == .newSyntaxError(line: 2))
        #expect(try failure("let a = x«.glass(in: S(, ) { $0».old()« }»\n") == .newSyntaxError(line: 1))
        for misspelt in [
            "i*: S()", "in S()", "in .rect", "in: S#()", "in:& S()", "in: S.()", "in: S. a", "in: a\\b(1)",
        ] {
            #expect(
                try failure("let a = x«.glass(\(misspelt)) { $0».old()« }»\n") == .newSyntaxError(line: 1),
                "\(misspelt)")
            #expect(
                try failure("let a = x.glass(\(misspelt))«.glass(in: S()) { $0».old()« }»\n")
                    != .newSyntaxError(line: 1))
        }
        #expect(try MarkedCode("let a = x«.old()|.glass(»\n").failure(replacing: true) == .newSyntaxError(line: 1))
    }

    /// What a careful check of new text must not refuse.
    @Test(arguments: [
        "\\.self", "$a", "#selector(a)", "a ?? b", "a as? B", ".a.b(c)", "-1", "!a", "a ? .b : .c", "\"s\\(x)\"",
        "`default`", "self", "0.4",
        "a.0", "[1, 2]", "[A]()", "A<B>()", "0...a", "a!", "a?.b", "{ $0.a }", "{ a in a }", "(a, b)", "a == b",
        "a && b", "a+b", "a - b", "&a",
        "\\A.b", ".init()", "A.self", "a { b }", "nil", "0xFF", "1e-3", "1_000", ".default", "#\"a\"#", "\"\"",
        "a(b)(c)", "a[0]", "a\n.b()",
    ])
    func whatIsWrittenWellIsNoError(_ value: String) throws {
        #expect(try failure("func f() { x«.glass(in: \(value)) { $0».old()« }» }\n") == nil)
    }

    /// Valid Swift that the parser misreads.
    private static let misread = "func f() { g(.success(())) }\n"

    @Test func anOldErrorElsewhereIsNoObstacle() throws {
        let rewrite = "let a = x«.glass(in: S()) { $0».old()« }»\n"
        #expect(try !MarkedCode(Self.misread).tree.errors.isEmpty)
        #expect(try failure(Self.misread + rewrite) == nil)
        #expect(try failure(rewrite + Self.misread) == nil)
    }

    @Test func anOldErrorDoesNotExcuseANewOne() throws {
        let broken = "let a = x«.glass(in: S(, ) { $0».old()« }»\n"
        #expect(try failure(Self.misread + broken) == .newSyntaxError(line: 2))
        #expect(try failure(broken + Self.misread) == .newSyntaxError(line: 1))
        let inside = "func f() { x«.glass(in: S()) { $0».old(.success(()))« }» }\n"
        #expect(try failure(inside) == .misread(line: 1))
    }

    @Test func whatIsNoTextIsUnreadable() throws {
        #expect(try failure("let a = x«.glass(in: \"\0\") { $0».old()« }»\n") == .unreadable(.notUTF8))
    }

    @Test func generatedFilesParse() throws {
        let verifier = Verifier(forms: MarkedCode.forms)!
        #expect(throws: Verifier.Failure.newSyntaxError(line: 2)) {
            _ = try verifier.verify(generated: "A.swift", text: "let a = 1\nlet b = (\n", replacing: nil)
        }
        let rewrite = try verifier.verify(generated: "A.swift", text: "let a = 1\n", replacing: nil)
        #expect(rewrite.before == nil)
    }

    // MARK: fixes that replace old code

    @Test(arguments: [
        "let a = x«.old(1)|.glassEffect(.regular, in: S())».kept()\n",
        "let a = x«.old(1).older|.glassEffect()\n    .contentShape(S())».kept()\n",
        "let a = x.kept()«\n    .old(1)|»\n",
        "let a = Z { «old.fill(M)|Color.clear.glassEffect(.regular, in: S())» }\n",
        "func f() -> V { «old(M)|glassEffect(.regular)».kept() }\n",
        "let a = «GlassEffectContainer(spacing: 8) {\n    »H {\n«    »x«.old|.new» }«\n}».kept()\n",
    ])
    func wholeModifiersAndNodesAreReplaced(_ text: String) throws {
        #expect(try MarkedCode(text).failure(replacing: true) == nil)
    }

    @Test(arguments: [
        "let a = x.o«ld(1)|ther()».kept()\n",
        "let a = x«.old(1)|.glassEffect() + y».kept()\n",
        "let a = x«.old(1)|.glassEffect(); y».kept()\n",
        "let a = x«.old(1)|»«.glassEffect() }; do { z».kept()\n",
        "let a = «GlassEffectContainer {\n»x.old; y«\n}»\n",
    ])
    func theRestKeepsItsStructure(_ text: String) throws {
        #expect(try MarkedCode(text).failure(replacing: true) != nil)
    }

    @Test func noTokenIsPartlyNew() throws {
        let commented = "let a = x«.old()|.new() //» .kept() // so\n    .b()\n"
        #expect(try MarkedCode(commented).failure(replacing: true) == .mixesTokens("// .kept() // so"))
        let swallowed = "let a = x«.glass(in: /* S()) { $0».old(/* a */)« }»\n"
        #expect(try failure(swallowed) != nil)
        #expect(try MarkedCode("let a = y«.old|.new(/* a */) // so\n».b()\n").failure(replacing: true) == nil)
    }

    /// One fix that replaces old code doesn't excuse the others of the file.
    @Test func mixedFilesAreProvenFixByFix() throws {
        let first = MarkedCode("let a = x«.old|.new»\nlet b = y.old()\n")
        let right = MarkedCode("let a = x.old\nlet b = y«.glass(in: S()) { $0».old()« }»\n")
        let wrong = MarkedCode("let a = x.old\nlet b = y«.glass(in: S()) { $0».old()«.new() }»\n")
        let taking = MarkedCode("let a = x.old\nlet b = y«.old()|»\n")
        let tree = try first.tree
        #expect(try MarkedCode.failure([first.replacingFix, right.fix], of: tree) == nil)
        #expect(try MarkedCode.failure([first.replacingFix, taking.fix], of: tree) == .replacesOldCode(line: 2))
        guard case .changesOldSystems? = try MarkedCode.failure([first.replacingFix, wrong.fix], of: tree) else {
            Issue.record("proven")
            return
        }
    }
}
