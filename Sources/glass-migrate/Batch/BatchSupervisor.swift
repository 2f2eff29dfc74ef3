import Rewriter

/// Runs workers, a few at a time, and writes down how each ended.
struct BatchSupervisor {
    private let folder: BatchFolder
    private let settings: BatchSettings
    private let console: Console
    private var running: [RunningWorker] = []
    private var progress: BatchProgress
    private var hasFailure = false

    static func run(_ tasks: [BatchTask], in folder: BatchFolder, _ settings: BatchSettings, _ console: Console) throws
    {
        var supervisor = BatchSupervisor(folder: folder, settings: settings, console: console)
        try supervisor.run(tasks)
    }

    private init(folder: BatchFolder, settings: BatchSettings, console: Console) {
        self.folder = folder
        self.settings = settings
        self.console = console
        progress = BatchProgress(console)
    }

    /// Does the tasks in their order. After an interruption, or a failure that ends the run, what is going on is
    /// stopped, and counts as not done.
    private mutating func run(_ tasks: [BatchTask]) throws {
        var rest = tasks[...]
        progress.total = tasks.count
        do {
            while !rest.isEmpty || !running.isEmpty {
                if Interrupt.wasDeferred || hasFailure && settings.stopsAtFailure { break }
                while running.count < settings.width, let task = rest.popFirst() { try start(task) }
                if try !collect() { System.pause(milliseconds: 5) }
                progress.show(running.map(\.task.job.source.name))
            }
        } catch {
            for worker in running { _ = worker.stop() }
            progress.end()
            throw error
        }
        progress.end()
        for worker in running {
            let memory = worker.stop()
            try folder.ledger.end(
                worker.task.job, attempt: worker.attempt, nil, seconds: worker.seconds, memory: memory)
        }
    }

    private mutating func start(_ task: BatchTask) throws {
        let attempt = try folder.ledger.begin(task.job, key: task.job.key(toolVersion: Tool.version))
        do {
            try folder.prepare(task.job)
            running.append(try RunningWorker(task, attempt, in: folder.workplace(of: task.job), settings))
        } catch {
            let failure = Self.failure(error)
            try record(task.job, attempt, BatchResult(failure: failure), seconds: 0, memory: 0)
        }
    }

    /// Takes in what has ended; whether anything had.
    private mutating func collect() throws -> Bool {
        var still: [RunningWorker] = []
        var ended: [(RunningWorker, RunningWorker.Ending, Int)] = []
        for worker in running {
            if let (ending, memory) = worker.poll() {
                ended.append((worker, ending, memory))
            } else {
                still.append(worker)
            }
        }
        running = still
        for (worker, ending, memory) in ended { try take(worker, ending, memory) }
        return !ended.isEmpty
    }

    private mutating func take(_ worker: RunningWorker, _ ending: RunningWorker.Ending, _ memory: Int) throws {
        let job = worker.task.job
        let result: BatchResult
        switch ending {
        case .unchanged:
            try folder.ledger.discard(job, attempt: worker.attempt)
            try? Files.remove(folder.workplace(of: job))
            return progress.step()
        case .finished:
            result = install(job)
        case .failed(let failure):
            result = BatchResult(failure: failure)
            // Without room for its folder the ledger still says it.
            try? folder.install(job, result)
        }
        try record(job, worker.attempt, result, seconds: worker.seconds, memory: memory)
    }

    private func install(_ job: BatchJob) -> BatchResult {
        let path = folder.workplace(of: job) + "/" + BatchWorker.resultName
        guard let record = try? Files.read(path), let result = BatchResult(record: record, of: job) else {
            return BatchResult(failure: .init("crash", "the worker left no result"))
        }
        do {
            try folder.install(job)
            return result
        } catch {
            return BatchResult(failure: Self.failure(error))
        }
    }

    private mutating func record(
        _ job: BatchJob, _ attempt: Int, _ result: BatchResult, seconds: Double, memory: Int
    ) throws {
        try folder.ledger.end(job, attempt: attempt, result, seconds: seconds, memory: memory)
        progress.step()
        guard let failure = result.failure else { return }
        hasFailure = true
        progress.end()
        console.warn("\(job.source.name): \(failure.message)")
    }

    private static func failure(_ error: any Error) -> BatchResult.Failure {
        guard let failure = error as? Files.Failure else { return .init("fault", "\(error)") }
        return .init(failure.isFull ? "disk" : "files", failure.description)
    }
}

extension RunningWorker {
    fileprivate var seconds: Double { (ContinuousClock.now - start) / .seconds(1) }
}

/// Shows on a terminal how far a batch is.
struct BatchProgress {
    private let console: Console
    private let start = ContinuousClock.now
    private var shown = ContinuousClock.now
    private var isVisible = false
    private var done = 0
    var total = 0

    init(_ console: Console) { self.console = console }

    mutating func step() { done += 1 }

    /// - Parameter names: of what is being worked on.
    mutating func show(_ names: [String]) {
        let now = ContinuousClock.now
        guard console.showsProgress, now - shown >= .milliseconds(200) else { return }
        shown = now
        isVisible = true
        console.showProgress(
            Self.line(done: done, total: total, names: names, seconds: (now - start) / .seconds(1)).printable)
    }

    /// Clears the line.
    mutating func end() {
        if isVisible { console.showProgress("") }
        isVisible = false
    }

    static func line(done: Int, total: Int, names: [String], seconds: Double) -> String {
        var line = "\(done.grouped) of \(total.repositories)"
        if done > 0, seconds > 0 {
            line += ", \(Int((seconds / Double(done) * Double(total - done)).rounded(.up))) s left"
        }
        return names.isEmpty
            ? line : line + ": " + names.prefix(2).joined(separator: ", ") + (names.count > 2 ? ", …" : "")
    }
}
