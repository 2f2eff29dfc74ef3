import Foundation
import Testing

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A headless Chromium that is steered through a pipe (the DevTools protocol), with one open page. It ends and its
/// files go away with its owner.
final class Chromium {
    /// Where the browser is installed; `nil` when there is none.
    static let path: String? = {
        if let path = ["chromium", "chromium-browser", "google-chrome"].lazy.compactMap(ProgramRun.path).first {
            return path
        }
        let candidates = [
            "/Applications/Chromium.app/Contents/MacOS/Chromium",
            "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
        ]
        return candidates.first { FileManager.default.isExecutableFile(atPath: $0) }
    }()

    typealias Values = [String: Any]

    /// Everything that happened on the page, in order.
    private(set) var events: [Values] = []
    /// For downloads and other files.
    let folder: URL
    private let process = Process()
    private let input: FileHandle
    private let output: FileHandle
    private var buffer = Data()
    private var count = 0
    private var session: String?
    private var watchdog: Task<Void, Never>?

    init() throws {
        let path = try #require(Self.path)
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("glass-migrate-\(UUID().uuidString)")
        self.folder = folder
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let pipes = ["in", "out"].map { folder.appendingPathComponent($0).path }
        let made = pipes.map { pipe in unsafe mkfifo(pipe, 0o600) }
        try #require(made == [0, 0])
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        // The browser reads commands from descriptor 3 and answers on 4.
        process.arguments = ["-c", #"exec "$@" 3<"$IN" 4>"$OUT""#, "sh", path] + Self.options(folder)
        process.environment = ProcessInfo.processInfo.environment.merging(
            ["IN": pipes[0], "OUT": pipes[1], "HOME": folder.path]) { $1 }
        process.standardError = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        // Open for both, so that writing to a browser that is gone fails later, at the answer, and not by a signal.
        input = try FileHandle(forUpdating: URL(fileURLWithPath: pipes[0]))
        output = try FileHandle(forReadingFrom: URL(fileURLWithPath: pipes[1]))
        watchdog = Task.detached { [process] in
            try? await Task.sleep(for: .seconds(120))
            if !Task.isCancelled { process.terminate() }
        }
        let target = try send("Target.createTarget", ["url": "about:blank"])["targetId"] as Any
        session = try send("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"] as? String
        for domain in ["Page", "Runtime", "Log", "Network"] { try send("\(domain).enable") }
    }

    private static func options(_ folder: URL) -> [String] {
        let options = [
            "--headless=new", "--remote-debugging-pipe", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
            "--disable-background-networking", "--user-data-dir=\(folder.path)/profile",
        ]
        // As root, and in many containers, the browser has no sandbox of its own.
        return getuid() == 0 ? options + ["--no-sandbox"] : options
    }

    deinit {
        watchdog?.cancel()
        process.terminate()
        process.waitUntilExit()
        try? FileManager.default.removeItem(at: folder)
    }

    // MARK: The protocol

    /// Sends a command and waits for its answer.
    @discardableResult
    func send(_ method: String, _ parameters: Values = [:]) throws -> Values {
        count += 1
        let number = count
        var message: Values = ["id": number, "method": method, "params": parameters]
        if let session { message["sessionId"] = session }
        input.write(try JSONSerialization.data(withJSONObject: message) + [0])
        while true {
            let answer = try receive()
            guard answer["id"] as? Int == number else {
                events.append(answer)
                continue
            }
            if let error = answer["error"] { throw Failure(description: "\(method): \(error)") }
            return answer["result"] as? Values ?? [:]
        }
    }

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private func receive() throws -> Values {
        while true {
            if let end = buffer.firstIndex(of: 0) {
                let message = buffer[..<end]
                buffer = Data(buffer[(end + 1)...])
                return try JSONSerialization.jsonObject(with: message) as? Values ?? [:]
            }
            let data = output.availableData
            if data.isEmpty { throw Failure(description: "the browser is gone") }
            buffer += data
        }
    }

    /// Waits for an event; those before it are kept too.
    @discardableResult
    func wait(for method: String, where fits: (Values) -> Bool = { _ in true }) throws -> Values {
        var position = 0
        while true {
            while position < events.count {
                let parameters = events[position]["params"] as? Values ?? [:]
                if events[position]["method"] as? String == method, fits(parameters) { return parameters }
                position += 1
            }
            events.append(try receive())
        }
    }

    // MARK: The page

    /// - Parameter fragment: what stands after `#` in the address.
    func show(_ html: String, fragment: String = "") throws {
        // A name of its own, so that another fragment is another page too.
        let file = folder.appendingPathComponent("report\(count).html")
        try Data(html.utf8).write(to: file)
        events = []
        try send("Page.navigate", ["url": file.absoluteString + (fragment.isEmpty ? "" : "#\(fragment)")])
        try wait(for: "Page.loadEventFired")
    }

    /// The value of a JavaScript expression; promises are waited for.
    @discardableResult
    func evaluate(_ expression: String) throws -> Any? {
        let answer = try send(
            "Runtime.evaluate", ["expression": expression, "returnByValue": true, "awaitPromise": true])
        if let details = answer["exceptionDetails"] { throw Failure(description: "\(expression): \(details)") }
        return (answer["result"] as? Values)?["value"]
    }

    func text(_ selector: String) throws -> String {
        try evaluate("document.querySelector(\(Self.quoted(selector))).textContent") as? String ?? ""
    }

    func number(_ expression: String) throws -> Int { try evaluate(expression) as? Int ?? -1 }

    func click(_ selector: String) throws { try evaluate("document.querySelector(\(Self.quoted(selector))).click()") }

    /// Gives a field a value as typing or choosing does.
    func set(_ selector: String, _ value: String) throws {
        try evaluate(
            """
            (() => {
              const field = document.querySelector(\(Self.quoted(selector)));
              field.value = \(Self.quoted(value));
              for (const name of ["input", "change"]) field.dispatchEvent(new Event(name, { bubbles: true }));
            })()
            """)
    }

    func press(_ key: String, text: String? = nil) throws {
        var parameters: Values = ["type": "keyDown", "key": key, "code": key]
        if let text { parameters["text"] = text }
        if key == "Tab" { parameters["windowsVirtualKeyCode"] = 9 }
        try send("Input.dispatchKeyEvent", parameters)
        try send("Input.dispatchKeyEvent", ["type": "keyUp", "key": key, "code": key])
    }

    func media(_ media: String = "", scheme: String = "light") throws {
        try send(
            "Emulation.setEmulatedMedia",
            ["media": media, "features": [["name": "prefers-color-scheme", "value": scheme]]])
    }

    func size(_ width: Int, _ height: Int) throws {
        try send(
            "Emulation.setDeviceMetricsOverride",
            ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
    }

    /// What a clean page has none of: errors, warnings, messages on the console, dialogs, and requests for anything but
    /// the page itself.
    var complaints: [String] {
        events.compactMap { event in
            let parameters = event["params"] as? Values ?? [:]
            switch event["method"] as? String {
            case "Runtime.exceptionThrown", "Runtime.consoleAPICalled", "Log.entryAdded",
                "Page.javascriptDialogOpening":
                return "\(event)"
            case "Network.requestWillBeSent":
                let address = (parameters["request"] as? Values)?["url"] as? String ?? ""
                return address.hasPrefix("file://") && address.contains("/report") || address.hasPrefix("blob:")
                    ? nil : "request for \(address)"
            default: return nil
            }
        }
    }

    /// The text as a JavaScript string.
    static func quoted(_ text: String) -> String {
        let data = try? JSONSerialization.data(withJSONObject: [text])
        return String(decoding: data ?? Data(), as: UTF8.self).dropFirst().dropLast().description
    }
}
