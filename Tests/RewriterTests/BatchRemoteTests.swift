import Foundation
import Testing

@testable import Rewriter

/// Cloning and pushing through the network, with servers on the loopback interface.
@Suite struct BatchRemoteTests {
    /// A server that is stopped with its owner. Not a `Process`: that takes a daemon that closes its descriptors for
    /// one that has ended, and then waits for it, with all others.
    private final class Server {
        private let process: ChildProcess

        init(_ words: [String]) throws {
            var command = ChildProcess.Command(words)
            command.leadsSession = true
            process = try #require(ChildProcess(command))
        }

        deinit { _ = process.kill() }
    }

    /// Of the loopback interface; nobody listens there now.
    private func freePort() throws -> Int {
        let text = try python("import socket; s = socket.socket(); s.bind(('127.0.0.1', 0)); print(s.getsockname()[1])")
        return try #require(Int(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    }

    private func python(_ program: String) throws -> String {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: file) }
        let python = try #require(Environment.program(named: "python3"))
        #expect(ChildProcess.run([python, "-c", program], output: file, errors: "/dev/null", seconds: 60) == .exit(0))
        return try String(contentsOfFile: file, encoding: .utf8)
    }

    private func waitForPort(_ port: Int) throws {
        _ = try python(
            """
            import socket, time
            for _ in range(500):
                try:
                    socket.create_connection(("127.0.0.1", \(port)), 1).close()
                    break
                except OSError:
                    time.sleep(0.05)
            """)
    }

    /// A bench whose repository is served as `served/app.git`.
    private func servedBench() throws -> BatchBench {
        let bench = try BatchBench()
        let path = try bench.add("app")
        try FileManager.default.createDirectory(atPath: bench.folder + "/served", withIntermediateDirectories: true)
        try bench.git(["clone", "-q", "--bare", path, "../served/app.git"], in: bench.repositories)
        for setting in ["uploadpack.allowFilter", "uploadpack.allowAnySHA1InWant", "http.receivepack"] {
            try bench.git(["config", setting, "true"], in: bench.folder + "/served/app.git")
        }
        return bench
    }

    /// Plans, runs and publishes one URL; gives the branch that came about.
    private func roundTrip(_ url: String, _ bench: BatchBench, environment: [String: String] = [:]) throws -> String {
        let plan = try bench.batch("plan - -o plan", input: url + "\n", environment: environment)
        try #require(plan.status == 0, "\(plan.errors)")
        let run = try bench.batch("run plan -o out --time-limit 120", environment: environment)
        #expect(run.status == 0, "\(run.errors)")
        // The second time only the server is asked.
        #expect(try bench.batch("run plan -o out", environment: environment).status == 0)
        #expect(try bench.attempts().values.sorted() == [1])
        let publish = try bench.batch("publish out --pause 0", environment: environment)
        #expect(publish.status == 0 && publish.output.hasPrefix("pushed\t"), "\(publish.output)\(publish.errors)")
        #expect(try bench.batch("publish out", environment: environment).output.hasPrefix("up to date\t"))
        let branch = try bench.git(
            ["rev-parse", "glass-migrate/liquid-glass"], in: bench.folder + "/served/app.git")
        #expect(try bench.results().values.first?["commit"]?.string == String(branch.prefix(40)))
        return branch
    }

    private static let daemon = ["/usr/lib/git-core/git-daemon", "/usr/libexec/git-core/git-daemon"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    @Test(.enabled(if: daemon != nil, "git daemon is not installed")) func gitDaemon() throws {
        let bench = try servedBench()
        let port = try freePort()
        let daemon = try Server(
            [
                try #require(Self.daemon), "--reuseaddr", "--listen=127.0.0.1", "--port=\(port)", "--export-all",
                "--enable=receive-pack", "--base-path=\(bench.folder)/served", "\(bench.folder)/served",
            ])
        try waitForPort(port)
        _ = try roundTrip("git://127.0.0.1:\(port)/app.git", bench)
        let missing = try bench.batch("plan - -o plan2", input: "git://127.0.0.1:\(port)/none.git\n")
        #expect(missing.status == 0)
        #expect(try bench.batch("run plan2 -o out2").status == 2)
        #expect(try bench.results(in: "out2").values.first?["failure"]?["code"]?.string == "source")
        withExtendedLifetime(daemon) {}
    }

    /// A server of git's own `http-backend`, behind the name `ada` and a password.
    private static let httpServer = #"""
        import base64, http.server, os, subprocess, sys

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.0"

            def log_message(self, *arguments):
                pass

            def do_GET(self):
                expected = "Basic " + base64.b64encode(b"ada:s3cret-pass").decode()
                if self.headers.get("Authorization") != expected:
                    self.send_response(401)
                    self.send_header("WWW-Authenticate", "Basic realm=x")
                    self.end_headers()
                    return
                path, _, query = self.path.partition("?")
                body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
                environment = dict(
                    os.environ, GIT_PROJECT_ROOT=sys.argv[2], GIT_HTTP_EXPORT_ALL="1", PATH_INFO=path,
                    QUERY_STRING=query, REQUEST_METHOD=self.command, REMOTE_USER="ada",
                    CONTENT_TYPE=self.headers.get("Content-Type") or "", CONTENT_LENGTH=str(len(body)),
                    HTTP_CONTENT_ENCODING=self.headers.get("Content-Encoding") or "",
                    GIT_PROTOCOL=self.headers.get("Git-Protocol") or "")
                answer = subprocess.run(
                    ["git", "http-backend"], input=body, stdout=subprocess.PIPE, env=environment).stdout
                head, _, rest = answer.partition(b"\r\n\r\n")
                lines = dict(line.split(": ", 1) for line in head.decode().split("\r\n") if line)
                self.send_response(int(lines.pop("Status", "200 OK").split()[0]))
                for name, value in lines.items():
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(rest)

            do_POST = do_GET

        http.server.ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1])), Handler).serve_forever()
        """#

    @Test func httpBehindAPassword() throws {
        let bench = try servedBench()
        let port = try freePort()
        let program = bench.folder + "/server.py"
        try Self.httpServer.write(toFile: program, atomically: true, encoding: .utf8)
        let server = try Server(
            [try #require(Environment.program(named: "python3")), program, "\(port)", bench.folder + "/served"])
        try waitForPort(port)
        let url = "http://127.0.0.1:\(port)/app.git"

        // Nobody is asked: without a helper it is a row of its own.
        #expect(try bench.batch("plan - -o plan", input: url + "\n").status == 0)
        #expect(try bench.batch("run plan -o out --time-limit 120").status == 2)
        let failure = try bench.results().values.first?["failure"]
        #expect(failure?["code"]?.string == "credentials", "\(String(describing: failure))")
        #expect(failure?["remedy"]?.string?.contains("credential helper") == true)

        let store = bench.folder + "/store"
        try "http://ada:s3cret-pass@127.0.0.1:\(port)\n".write(toFile: store, atomically: true, encoding: .utf8)
        let config = bench.folder + "/config"
        try "[credential]\n\thelper = store --file=\(store)\n".write(toFile: config, atomically: true, encoding: .utf8)
        try FileManager.default.removeItem(atPath: bench.out)
        _ = try roundTrip(
            url, bench, environment: ["GIT_CONFIG_GLOBAL": config, "GIT_TRACE_CURL": bench.out + "/trace"])
        let written = FileManager.default.enumerator(atPath: bench.out)?.allObjects as? [String] ?? []
        #expect(written.count > 10)
        for file in written {
            let bytes = FileManager.default.contents(atPath: bench.out + "/" + file) ?? Data()
            #expect(bytes.range(of: Data("s3cret-pass".utf8)) == nil, "\(file) holds the password")
        }
        withExtendedLifetime(server) {}
    }

    private static let sshd =
        Environment.program(named: "sshd")
        ?? ["/usr/sbin/sshd"].first {
            FileManager.default.isExecutableFile(atPath: $0)
        }

    @Test(.enabled(if: sshd != nil && Environment.program(named: "ssh") != nil, "sshd is not installed"))
    func sshWithAKey() throws {
        let bench = try servedBench()
        let port = try freePort()
        let ssh = bench.folder + "/ssh"
        try FileManager.default.createDirectory(
            atPath: ssh, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let keygen = try #require(Environment.program(named: "ssh-keygen"))
        for name in ["host", "user"] {
            let words = [keygen, "-q", "-t", "ed25519", "-N", "", "-f", "\(ssh)/\(name)"]
            #expect(ChildProcess.run(words, errors: "/dev/null", seconds: 60) == .exit(0))
        }
        try FileManager.default.copyItem(atPath: "\(ssh)/user.pub", toPath: "\(ssh)/authorized")
        try """
        ListenAddress 127.0.0.1
        Port \(port)
        HostKey \(ssh)/host
        AuthorizedKeysFile \(ssh)/authorized
        PidFile none
        StrictModes no
        UsePAM no
        PasswordAuthentication no
        """.write(toFile: "\(ssh)/config", atomically: true, encoding: .utf8)
        // It wants this folder when root starts it.
        try? FileManager.default.createDirectory(atPath: "/run/sshd", withIntermediateDirectories: true)
        let server = try Server([try #require(Self.sshd), "-D", "-f", "\(ssh)/config"])
        try waitForPort(port)
        let user = NSUserName()
        let url = "ssh://\(user)@127.0.0.1:\(port)\(bench.folder)/served/app.git"
        let options = "-o UserKnownHostsFile=\(ssh)/known -o StrictHostKeyChecking=accept-new -o IdentitiesOnly=yes"

        // The wrong key: turned away, and nobody asked.
        let wrong = ["GIT_SSH_COMMAND": "ssh \(options) -i \(ssh)/host"]
        #expect(try bench.batch("plan - -o plan", input: url + "\n").status == 0)
        #expect(try bench.batch("run plan -o out --time-limit 120", environment: wrong).status == 2)
        #expect(try bench.results().values.first?["failure"]?["code"]?.string == "credentials")
        try FileManager.default.removeItem(atPath: bench.out)
        _ = try roundTrip(url, bench, environment: ["GIT_SSH_COMMAND": "ssh \(options) -i \(ssh)/user"])
        withExtendedLifetime(server) {}
    }

    /// `gh` that writes down what it is asked and remembers one pull request.
    private static let recorder = """
        #!/bin/sh
        here=$(dirname "$0")
        printf '%s\\n' "$*" >>"$here/asked"
        case "$1 $2" in
        "pr list") if [ -e "$here/open" ]; then echo '[{"number": 7, "url": "u"}]'; else echo '[]'; fi ;;
        "pr create") touch "$here/open"; echo https://github.com/acme/app/pull/7 ;;
        "pr edit") echo https://github.com/acme/app/pull/7 ;;
        *) exit 9 ;;
        esac
        """

    @Test func pullRequestsAreOpenedOnceAndUpdated() throws {
        let bench = try servedBench()
        let tools = bench.folder + "/tools"
        try FileManager.default.createDirectory(atPath: tools, withIntermediateDirectories: true)
        try Self.recorder.write(toFile: tools + "/gh", atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tools + "/gh")
        let config = bench.folder + "/config"
        try "[url \"file://\(bench.folder)/served/\"]\n\tinsteadOf = https://github.com/acme/\n".write(
            toFile: config, atomically: true, encoding: .utf8)
        let path = BatchBench.environment["PATH"] ?? ""
        let environment = ["GIT_CONFIG_GLOBAL": config, "PATH": "\(tools):\(path)"]
        let served = bench.folder + "/served/app.git"
        func asked() -> [String] {
            defer { try? FileManager.default.removeItem(atPath: tools + "/asked") }
            let text = try? String(contentsOfFile: tools + "/asked", encoding: .utf8)
            return (text ?? "").split(separator: "\n").map(String.init)
        }
        func run(_ options: String = "") throws {
            let plan = try bench.batch("plan - -o plan \(options)", input: "https://github.com/acme/app main\n")
            #expect(plan.status == 0, "\(plan.errors)")
            let run = try bench.batch("run plan -o out", environment: environment)
            #expect(run.status == 0, "\(run.errors)")
        }
        let publish = "publish out --draft --reviewer ada --label ui --title {rewrites}-{files}"

        try run()
        let dry = try bench.batch(publish + " --dry-run", environment: environment)
        #expect(dry.status == 0, "\(dry.errors)")
        #expect(
            dry.output.contains("push --quiet --no-verify --force-with-lease=refs/heads/glass-migrate/liquid-glass:"))
        #expect(dry.output.contains("gh pr create --repo acme/app --head glass-migrate/liquid-glass --base main"))
        #expect(try bench.git(["for-each-ref", "refs/heads/glass-migrate"], in: served).isEmpty)
        #expect(asked().map { $0.prefix(7) } == ["pr list"])

        let first = try bench.batch(publish, environment: environment)
        #expect(
            first.output.contains("pushed\t") && first.output.contains("opened\tacme/app\thttps"), "\(first.errors)")
        let created = asked()
        #expect(created.count == 2 && created[1].hasSuffix("--draft --reviewer ada --label ui"), "\(created)")
        #expect(created[1].contains("--title 1-2 --body-file "))

        // Again: nothing twice. With other options: the same branch and request, updated.
        let second = try bench.batch(publish, environment: environment)
        #expect(second.output.contains("up to date\t") && second.output.contains("edited\t"), "\(second.output)")
        _ = asked()
        try run("--include review")
        try FileManager.default.removeItem(atPath: bench.out + "/cache")
        let third = try bench.batch(publish, environment: environment)
        #expect(third.output.contains("updated\t"), "\(third.output)\(third.errors)")
        #expect(asked().last?.hasPrefix("pr edit 7 --repo acme/app --title 2-3 ") == true)
        #expect(
            try bench.git(["for-each-ref", "refs/heads/glass-migrate"], in: served).split(separator: "\n").count == 1)

        // What a person added stays, also by the author of the batch and with the time of the commit before.
        let clone = bench.folder + "/person"
        try bench.git(["clone", "-q", "-b", "glass-migrate/liquid-glass", served, clone], in: bench.folder)
        let person = ["-c", "user.name=Ada Lovelace", "-c", "user.email=ada@example.com"]
        let time = try bench.git(["log", "-1", "--format=%ad", "--date=raw"], in: clone).split(separator: "\n")[0]
        try bench.git(person + ["commit", "-q", "--allow-empty", "-m", "mine", "--date=\(time)"], in: clone)
        try bench.git(
            person + ["rebase", "-q", "--force-rebase", "--committer-date-is-author-date", "HEAD~1"], in: clone)
        try bench.git(["push", "-q"], in: clone)
        try run()
        let refused = try bench.batch(publish, environment: environment)
        #expect(refused.status == 2 && refused.errors.contains("somebody has changed the branch"), "\(refused.errors)")

        // Without the program the command is printed.
        try bench.git(["update-ref", "-d", "refs/heads/glass-migrate/liquid-glass"], in: served)
        try FileManager.default.removeItem(atPath: tools + "/gh")
        let git = try #require(Environment.program(named: "git"))
        try FileManager.default.createSymbolicLink(atPath: tools + "/git", withDestinationPath: git)
        let plain = try bench.batch(
            "publish out", environment: ["GIT_CONFIG_GLOBAL": config, "PATH": tools])
        #expect(plain.output.contains("gh pr create --repo acme/app"), "\(plain.output)\(plain.errors)")
    }

    @Test func partsOfOwnersGetBranchesOfTheirOwn() throws {
        let bench = try BatchBench()
        let path = try bench.add("app")
        try bench.write("*.swift @org/all\nSources/App/Card.swift card@example.com\n", to: "app/CODEOWNERS")
        try bench.commit("app")
        try bench.plan("--include review")
        #expect(try bench.batch("run plan -o out").status == 0)
        let publish = try bench.batch("publish out --split owners --pause 0")
        #expect(publish.status == 0, "\(publish.errors)")
        let branches = ["glass-migrate/liquid-glass-card-example-com", "glass-migrate/liquid-glass-org-all"]
        let names = try branches.map {
            try bench.git(["diff", "--name-only", "main", $0], in: path).split(separator: "\n").map(String.init)
        }
        #expect(names[0] == ["Sources/App/Card.swift", "Sources/App/LiquidGlass.swift"])
        #expect(names[1] == ["Sources/App/Controls.swift", "Sources/App/LiquidGlass.swift"])
        try bench.git(
            ["-c", "user.name=A", "-c", "user.email=a@b", "merge", "-q", branches[0], branches[1], "-m", "both"],
            in: path)
        #expect(try bench.batch("publish out --split owners").output.contains("up to date"))
    }
}
