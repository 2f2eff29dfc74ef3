import Foundation
import Testing

@testable import glass_migrate

/// The completions as the shells themselves answer. A line is what somebody typed before pressing Tab.
@Suite struct CompletionTests {
    /// A folder with a file to complete.
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("glass-migrate-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: folder.appending(path: "My Views"), withIntermediateDirectories: true)
        try Data().write(to: folder.appending(path: "My App.swift"))
        for shell in Shell.allCases {
            try Data(shell.completions.utf8).write(to: folder.appending(path: "completions.\(shell.rawValue)"))
        }
        try Data(Self.innerZsh.utf8).write(to: folder.appending(path: "inner.zsh"))
    }

    static let shells = Shell.allCases.filter { ProgramRun.path(of: $0.rawValue) != nil }

    /// Bash is everywhere; a machine without one of the others says so.
    @Test(arguments: Shell.allCases) func everyShellIsTried(_ shell: Shell) {
        if Self.shells.contains(shell) { return }
        #expect(shell != .bash)
        print("SKIPPED: \(shell.rawValue) is not installed")
    }

    @Test(arguments: shells) func commandsAreOffered(_ shell: Shell) throws {
        #expect(try offers("", in: shell).isSuperset(of: Command.firstWords))
        #expect(try offers("che", in: shell) == ["check"])
        #expect(try offers("--color never sc", in: shell) == ["scan"])
    }

    /// `batch` needs a second word, and that has options and operands of its own.
    @Test(arguments: shells) func groupsHaveSecondWords(_ shell: Shell) throws {
        for (name, commands) in Command.groups {
            #expect(try offers("\(name) ", in: shell) == Set(commands.map { $0.words[1] }))
            let command = commands[commands.count - 1]
            #expect(try offers("\(command.rawValue) --", in: shell) == Set(command.options.map(\.spelling)))
        }
    }

    @Test(arguments: shells) func optionsAreThoseOfTheCommand(_ shell: Shell) throws {
        let scan = try offers("scan --", in: shell)
        #expect(scan == Set(Command.scan.options.map(\.spelling)))
        #expect(try offers("diff --inc", in: shell) == ["--include"])
        #expect(try offers("undo --allow", in: shell) == [])
        #expect(try offers("apply My --allow", in: shell) == ["--allow-dirty"])
    }

    @Test(arguments: shells) func valuesAreThoseOfTheOption(_ shell: Shell) throws {
        #expect(try offers("scan --format ", in: shell) == Set(ReportFormat.allCases.map(\.rawValue)))
        #expect(try offers("scan --style na", in: shell) == ["native"])
        #expect(try offers("scan --rule eff", in: shell) == ["effect-view"])
        #expect(try offers("scan --format json --color al", in: shell) == ["always"])
        #expect(try offers("scan --jobs ", in: shell) == [])
    }

    @Test(arguments: shells) func listsGoOnBehindTheComma(_ shell: Shell) throws {
        let more = try offers("scan --include fills,con", in: shell)
        #expect(more == ["fills,content"] || more == ["content"])
    }

    @Test(arguments: shells) func equalsSignsPrecedeValues(_ shell: Shell) throws {
        let offered = try offers("scan --format=js", in: shell)
        #expect(offered.map { $0.replacing("--format=", with: "") } == ["json"])
    }

    @Test(arguments: shells) func codesAndFilesAreOperands(_ shell: Shell) throws {
        #expect(try offers("explain content-", in: shell) == ["content-layer"])
        #expect(try offers("completions fi", in: shell) == ["fish"])
        #expect(try offers("scan My", in: shell) == ["My App.swift", "My Views/"])
        #expect(try offers("scan -o My", in: shell) == ["My App.swift", "My Views/"])
        #expect(try offers("man My", in: shell) == [])
        #expect(try offers("scan -- --f", in: shell) == [])
    }

    @Test func mistakesNameWhatThereIs() throws {
        let run = try ProgramRun("completions bsh", in: folder.path)
        #expect(run.status == 64 && run.errors.contains("did you mean 'bash'?"))
        for shell in Shell.allCases {
            #expect(try ProgramRun("completions \(shell.rawValue)", in: folder.path).output == shell.completions)
        }
    }

    /// What the shell offers for the last word of the line; folders end with a slash.
    private func offers(_ line: String, in shell: Shell) throws -> Set<String> {
        let script = folder.appending(path: "completions.\(shell.rawValue)").path
        let words =
            switch shell {
            case .bash: ["--norc", "--noprofile", "-c", Self.bash, script] + readlineWords(line)
            case .zsh: ["-f", "-c", Self.zsh, script, "glass-migrate " + line]
            case .fish: ["--no-config", "-c", Self.fish, script, "glass-migrate " + line]
            }
        let output = try ProgramRun(words, of: shell.rawValue, in: folder.path).output
        let offers = output.split(separator: "\n").map { $0.prefix { $0 != "\t" }.replacing("\\ ", with: " ") }
        return Set(offers.map { $0 == "My Views" ? "My Views/" : String($0) })
    }

    /// As Readline cuts a line: at spaces and around equals signs.
    private func readlineWords(_ line: String) -> [String] {
        let line = "glass-migrate " + line.replacing("=", with: " = ")
        return line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    }

    private static let bash = #"""
        . "$0" || exit
        COMP_WORDS=("$@")
        COMP_CWORD=$(($# - 1))
        _glass_migrate
        [ ${#COMPREPLY[@]} -eq 0 ] || printf '%s\n' "${COMPREPLY[@]}"
        """#

    private static let fish = "source $argv[1]; complete -C $argv[2]"

    /// Has an interactive zsh in a terminal of its own.
    private static let zsh = #"""
        zmodload zsh/zpty || exit
        zpty inner zsh -f -i
        zpty -w inner ". ${(q)0:h}/inner.zsh ${(q)0}"
        zpty -r -m inner seen $'*\1READY\2*' || exit
        zpty -w -n inner "$1"$'\t'
        zpty -r -m inner seen $'*\1DONE\2*' || exit
        zpty -d inner
        for part in ${(ps:\2:)seen}; do
            case $part in *$'\1OFFER '*) print -r -- ${part##*$'\1OFFER '} ;; esac
        done
        """#

    /// What the interactive zsh is set up with: `compadd` also tells what it offers.
    private static let innerZsh = #"""
        PROMPT= RPROMPT=
        stty -echo
        unsetopt beep
        unset zle_bracketed_paste
        autoload -Uz compinit
        compinit -D -u
        . $1
        compadd() {
            if (( ! ${@[(I)-[a-zA-Z0-9]#[OAD]]} )); then
                local hit
                local -a hits
                builtin compadd -A hits "$@"
                for hit in $hits; do print -rn -- $'\1'"OFFER $hit"$'\2'; done
            fi
            builtin compadd "$@"
        }
        finished() { print -n $'\1DONE\2' }
        comppostfuncs=(finished)
        bindkey '^I' complete-word
        print -n $'\1READY\2'

        """#
}
