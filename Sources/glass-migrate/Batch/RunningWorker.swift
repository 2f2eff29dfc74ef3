import Rewriter

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A worker that has been started, as its parent sees it.
struct RunningWorker {
    let task: BatchTask
    /// The number of the attempt in the ledger.
    let attempt: Int
    let start = ContinuousClock.now
    private let process: ChildProcess
    /// The worker ends when this does.
    private let leash: CInt
    private let limits: BatchLimits
    private let folder: String

    /// How a worker ended.
    enum Ending {
        /// Its folder holds the result.
        case finished
        /// There was nothing to do.
        case unchanged
        case failed(BatchResult.Failure)
    }

    init(_ task: BatchTask, _ attempt: Int, in folder: String, _ settings: BatchSettings) throws {
        guard let pipe = ChildProcess.pipe() else {
            throw Failure(.inputOutput, "can't make a pipe: \(System.message(errno))")
        }
        var command = ChildProcess.Command(
            BatchWorker.command(folder: folder, cache: settings.cache, limits: settings.limits, known: task.known))
        self.folder = folder
        command.environment = Environment.all + ["SWIFT_BACKTRACE=enable=no"]
        command.errors = "\(folder)/\(BatchWorker.logName)"
        command.input = pipe.output
        command.leadsSession = true
        let process = ChildProcess(command)
        close(pipe.output)
        guard let process else {
            close(pipe.input)
            throw Failure(.inputOutput, "can't start \(System.ownPath): \(System.message(errno))")
        }
        _ = System.writeAll(Array("\(task.job.json.line)\n".utf8), to: pipe.input)
        self.process = process
        self.task = task
        self.attempt = attempt
        leash = pipe.input
        limits = settings.limits
    }

    /// How it ended and what memory it used; `nil` while it works. Ends it when it goes beyond a limit.
    func poll() -> (ending: Ending, memory: Int)? {
        if let (ending, usage) = process.poll() {
            close(leash)
            return (self.ending(ending, usage), usage.peakMemory)
        }
        if ContinuousClock.now - start > .seconds(limits.seconds) {
            return (.failed(timeFailure), stop())
        }
        if let footprint = process.footprint, footprint > limits.bytes {
            return (.failed(memoryFailure), stop())
        }
        return nil
    }

    /// Ends it, and everything that it started; returns the memory that it used.
    func stop() -> Int {
        let usage = process.kill()
        close(leash)
        return usage.peakMemory
    }

    private func ending(_ ending: ChildProcess.Ending, _ usage: ChildProcess.Usage) -> Ending {
        switch ending {
        case .exit(ExitCode.done.rawValue):
            return Files.exists("\(folder)/\(BatchWorker.unchangedName)") ? .unchanged : .finished
        case .exit(ExitCode.inputOutput.rawValue):
            return .failed(.init("disk", "there is no room for the results", remedy: "make room, then run it again"))
        case .signal(SIGXCPU), .timeout: return .failed(timeFailure)
        case _ where ranOutOfMemory(usage): return .failed(memoryFailure)
        case .signal(SIGKILL):
            return .failed(.init("killed", "the worker was killed from outside", remedy: "run it again"))
        case .signal(let number):
            return .failed(.init("crash", "the worker crashed with signal \(number)", remedy: Self.fault))
        case .exit(let code): return .failed(.init("crash", "the worker ended with status \(code)", remedy: Self.fault))
        case .didNotStart: return .failed(.init("crash", "the worker went away", remedy: Self.fault))
        }
    }

    private static let fault = "this is a fault of \(Tool.name); the log may say more"

    /// A worker that gets no more memory crashes; libraries say why, if they can.
    private func ranOutOfMemory(_ usage: ChildProcess.Usage) -> Bool {
        if usage.peakMemory > limits.bytes / 4 * 3 { return true }
        let bytes = (try? Files.read("\(folder)/\(BatchWorker.logName)")) ?? []
        let log = String(decoding: bytes.suffix(1 << 14), as: UTF8.self).lowercased()
        return ["out of memory", "allocate", "allocation"].contains(where: log.contains)
    }

    private var timeFailure: BatchResult.Failure {
        .init("time-limit", "it took more than \(limits.seconds) seconds", remedy: "give it more: --time-limit S")
    }

    private var memoryFailure: BatchResult.Failure {
        .init(
            "memory-limit", "it needed more than \(limits.megabytes) MB of memory",
            remedy: "give it more: --memory-limit MB")
    }
}
