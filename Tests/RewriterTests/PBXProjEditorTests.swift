import Testing

@testable import Rewriter

/// Adding a file to an Xcode project by inserting text.
struct PBXProjEditorTests {
    private let classic = "Harbor.xcodeproj/project.pbxproj"

    private func source(_ fixture: String, _ path: String) throws -> SourceFile {
        SourceFile(path: path, bytes: try #require(try ProjectFixture(fixture).contents(path)))
    }

    private func apply(_ path: String, to targets: [String], of project: SourceFile) throws -> SourceFile {
        let edits = try PBXProjEditor.edits(adding: path, to: targets, of: project)
        #expect(edits.filter { !$0.isInsertion }.isEmpty)
        return SourceFile(path: project.path, bytes: try #require(EditList(edits)).apply(to: project.bytes))
    }

    /// The lines that `new` has and `old` has not; `nil` when a line of `old` is missing or moved.
    private func addedLines(_ old: SourceFile, _ new: SourceFile) -> [String]? {
        var before = old.text.split(separator: "\n", omittingEmptySubsequences: false)[...]
        var added: [String] = []
        for line in new.text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line == before.first { before = before.dropFirst() } else { added.append(String(line)) }
        }
        return before.isEmpty ? added : nil
    }

    /// The owners of `path` after the project file has been replaced.
    private func owners(of path: String, in fixture: String, with project: SourceFile) throws -> String {
        let files = try ProjectFixture(fixture)
        let model = ProjectReader.read(paths: files.paths + [path]) { name in
            name == project.path ? project.bytes : files.contents(name)
        }
        return model.owners(of: path)
    }

    @Test func addsFourLinesForOneTarget() throws {
        let project = try source("ClassicApp", classic)
        let path = "Harbor/Views/LiquidGlass.swift"
        let edited = try apply(path, to: ["Harbor"], of: project)
        let lines = try #require(addedLines(project, edited))
        #expect(lines.count == 4)
        #expect(lines[0].hasSuffix("/* LiquidGlass.swift */; };") && lines[0].hasPrefix("\t\t"))
        #expect(
            lines[1].hasSuffix(
                "{isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = LiquidGlass.swift; sourceTree = \"<group>\"; };"
            ))
        #expect(lines[2].hasPrefix("\t\t\t\t") && lines[2].hasSuffix(" /* LiquidGlass.swift */,"))
        #expect(lines[3].hasPrefix("\t\t\t\t") && lines[3].hasSuffix(" /* LiquidGlass.swift in Sources */,"))
        #expect(try owners(of: path, in: "ClassicApp", with: edited) == "Harbor")
    }

    @Test func oneReferenceForSeveralTargets() throws {
        let project = try source("ClassicApp", classic)
        let path = "Common/LiquidGlass.swift"
        let edited = try apply(path, to: ["Harbor", "TideWidget", "TideKeyboard"], of: project)
        #expect(addedLines(project, edited)?.count == 8)
        #expect(try owners(of: path, in: "ClassicApp", with: edited) == "Harbor TideKeyboard TideWidget")
    }

    @Test func addingAgainChangesNothing() throws {
        let project = try source("ClassicApp", classic)
        let edited = try apply("Harbor/A.swift", to: ["Harbor"], of: project)
        #expect(try PBXProjEditor.edits(adding: "Harbor/A.swift", to: ["Harbor"], of: edited) == [])
        let more = try apply("Harbor/A.swift", to: ["Harbor", "TideWidget"], of: edited)
        #expect(addedLines(edited, more)?.count == 2, "only the second target is new")
    }

    @Test func theSameAdditionHasTheSameIds() throws {
        let project = try source("ClassicApp", classic)
        #expect(
            try PBXProjEditor.edits(adding: "Harbor/A.swift", to: ["Harbor"], of: project)
                == PBXProjEditor.edits(adding: "Harbor/A.swift", to: ["Harbor"], of: project))
    }

    @Test func idsStayUnique() throws {
        let project = try source("ClassicApp", classic)
        let objects = try #require(XcodeObjects(try PropertyList(project.bytes)))
        let id = objects.unusedID(for: "reference Harbor/A.swift")
        #expect(id.count == 24 && id.allSatisfy(\.isHexDigit))
        let taken = project.text.replacing("objects = {", with: "objects = {\n\(id) = {isa = PBXGroup; };")
        let edited = try apply("Harbor/A.swift", to: ["Harbor"], of: SourceFile(path: classic, text: taken))
        #expect(try owners(of: "Harbor/A.swift", in: "ClassicApp", with: edited) == "Harbor")
    }

    @Test func keepsLineEndings() throws {
        let project = try source("ClassicApp", classic)
        let windows = SourceFile(path: classic, text: project.text.replacing("\n", with: "\r\n"))
        let edited = try apply("Harbor/A.swift", to: ["Harbor"], of: windows)
        #expect(!edited.text.replacing("\r\n", with: "").utf8.contains { $0 == 10 || $0 == 13 })
        let plain = try apply("Harbor/A.swift", to: ["Harbor"], of: project)
        #expect(edited.text.replacing("\r\n", with: "\n") == plain.text)
    }

    @Test(arguments: [
        "Harbor/New/Deep/A.swift", "Elsewhere/A.swift", "A.swift", "Harbor/Glass + Co \"x\" */.swift",
        "Harbor/größe.swift",
    ])
    func placesAndNames(path: String) throws {
        let project = try source("ClassicApp", classic)
        let edited = try apply(path, to: ["Harbor"], of: project)
        #expect(addedLines(project, edited)?.count == 4)
        #expect(try owners(of: path, in: "ClassicApp", with: edited) == "Harbor")
    }

    @Test func sharesAFileOfASynchronisedFolder() throws {
        let project = try source("SyncedApp", "Orbit.xcodeproj/project.pbxproj")
        let path = "Orbit/LiquidGlass.swift"
        let edited = try apply(path, to: ["Orbit", "OrbitWatch"], of: project)
        #expect(addedLines(project, edited) == ["\t\t\t\tLiquidGlass.swift,"])
        #expect(try owners(of: path, in: "SyncedApp", with: edited) == "Orbit OrbitWatch")
        #expect(try PBXProjEditor.edits(adding: path, to: ["OrbitWatch"], of: edited) == [])
        #expect(try PBXProjEditor.edits(adding: "Orbit/Shared/A.swift", to: ["OrbitWatch"], of: project) == [])
        #expect(throws: PBXProjEditor.Failure.synchronisedFolder("OrbitWatch")) {
            try PBXProjEditor.edits(adding: "OrbitWatch/A.swift", to: ["Orbit"], of: project)
        }
    }

    @Test(arguments: [
        // One line, no comments, arrays without a last comma, no build file yet.
        "{rootObject=P;objects={P={isa=PBXProject;mainGroup=G;targets=(T)};G={isa=PBXGroup;children=(F)};"
            + "F={isa=PBXFileReference;path=B.swift};T={isa=PBXNativeTarget;name=T;buildPhases=(S)};"
            + "S={isa=PBXSourcesBuildPhase;files=()};};}",
        """
        { rootObject = P; objects = {
        /* Begin PBXGroup section */
            G = {
              isa = PBXGroup;
              children = (
              );
            };
        /* End PBXGroup section */
        /* Begin PBXProject section */
            P = { isa = PBXProject; mainGroup = G; targets = (T, ); };
        /* End PBXProject section */
            T = { isa = PBXNativeTarget; name = T; buildPhases = (S); };
            S = { isa = PBXSourcesBuildPhase; files = (
            ); };
        }; }
        """,
        "{ objects = { G = {\n  isa = PBXGroup;\n  children = (\n    F\n  );\n};\nF = {\n  isa = PBXFileReference;\n"
            + "  path = Z.swift;\n};\nP = {\n  isa = PBXProject; mainGroup = G;\n  targets = (T);\n};\nT = { isa = "
            + "PBXNativeTarget; name = T; buildPhases = (S); }; S = { isa = PBXSourcesBuildPhase; files = (B /* b */) ; };\n"
            + "B = {\n  isa = PBXBuildFile;\n  fileRef = F;\n};\n}; rootObject = P; }",
    ])
    func otherLayouts(text: String) throws {
        // Dictionaries may leave out nothing: a `;` follows every value.
        let text = text.replacing(")}", with: ");}").replacing("swift}", with: "swift;}")
        let project = SourceFile(path: "P.xcodeproj/project.pbxproj", text: text)
        let edited = try apply("A.swift", to: ["T"], of: project)
        let model = MemoryRepository(files: [project.path: edited.text, "A.swift": ""]).model()
        #expect(model.owners(of: "A.swift") == "T")
    }

    @Test func saysWhatStandsInTheWay() throws {
        let project = try source("ClassicApp", classic)
        #expect(throws: PBXProjEditor.Failure.noTarget("Nobody")) {
            try PBXProjEditor.edits(adding: "Harbor/A.swift", to: ["Nobody"], of: project)
        }
        #expect(throws: PBXProjEditor.Failure.unreadable(project: classic)) {
            try PBXProjEditor.edits(adding: "Harbor/A.swift", to: [], of: SourceFile(path: classic, text: "{"))
        }
        let bare =
            "{ rootObject = P; objects = { P = { isa = PBXProject; mainGroup = G; }; G = { isa = PBXGroup; "
            + "children = (); }; T = { isa = PBXNativeTarget; name = T; }; }; }"
        #expect(throws: PBXProjEditor.Failure.noSources(target: "T")) {
            try PBXProjEditor.edits(adding: "A.swift", to: ["T"], of: SourceFile(path: classic, text: bare))
        }
    }
}
