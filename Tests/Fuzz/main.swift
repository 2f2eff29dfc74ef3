import Foundation

/// Feeds one target with texts made from its seeds; Scripts/fuzz watches over it.
///
///     fuzz --list
///     fuzz TARGET [--seed N] [--count N] [--seconds N] [--state FILE]
///     fuzz TARGET --print SEED
///     fuzz TARGET --input FILE
struct Fuzz {
    /// CPU seconds for one text, then the process is ended by SIGPROF.
    private static let secondsForOne = 20

    let target: Target
    /// Holds the seed that is being tried, for when the process doesn't survive it.
    let state: FileHandle?

    /// Tries texts until `count` of them are done or the CPU time is used up. Prints what is broken, and a summary.
    func run(from first: UInt64, count: UInt64, seconds: Double) async throws {
        let mutator = try await target.mutator()
        let start = cpuSeconds()
        var slowest = (seconds: 0.0, seed: first)
        var seed = first
        while seed < first + count, cpuSeconds() - start < seconds {
            note(seed)
            let before = cpuSeconds()
            var numbers = Numbers(seed: seed)
            let text = mutator.text(seed, &numbers)
            do { try await Self.check(target, text, &numbers) } catch { Self.say("broken \(seed) \(error)") }
            let taken = cpuSeconds() - before
            if taken > slowest.seconds { slowest = (taken, seed) }
            seed += 1
        }
        Self.say("done \(seed - first) \(cpuSeconds() - start) \(slowest.seconds) \(slowest.seed)")
    }

    private static func check(_ target: Target, _ text: [UInt8], _ numbers: inout Numbers) async throws {
        limit(secondsForOne)
        defer { limit(0) }
        try await target.check(text, &numbers)
    }

    private static func limit(_ seconds: Int) {
        var timer = itimerval()
        timer.it_value.tv_sec = seconds
        #if canImport(Darwin)
            unsafe setitimer(ITIMER_PROF, &timer, nil)
        #else
            unsafe setitimer(__itimer_which_t(2), &timer, nil)
        #endif
    }

    private func note(_ seed: UInt64) {
        guard let state else { return }
        try? state.seek(toOffset: 0)
        state.write(Data("\(seed)\n".utf8))
    }

    /// At once, so that it is known however the process ends.
    private static func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

    /// Of this process and of those that it has started.
    private func cpuSeconds() -> Double {
        var used = tms()
        unsafe times(&used)
        let ticks = used.tms_utime + used.tms_stime + used.tms_cutime + used.tms_cstime
        return Double(ticks) / Double(sysconf(Int32(_SC_CLK_TCK)))
    }

    static func main(_ words: [String]) async throws {
        if words == ["--list"] {
            for target in Target.all { say("\(target.name)\t\(target.subject)") }
            return
        }
        guard let name = words.first, let target = Target.all.first(where: { $0.name == name }) else {
            throw Broken(message: "usage: fuzz TARGET [--seed N] [--count N] [--seconds N] [--state FILE]; fuzz --list")
        }
        func value(_ option: String) -> String? {
            words.firstIndex(of: option).flatMap { words.indices.contains($0 + 1) ? words[$0 + 1] : nil }
        }
        if let seed = value("--print").flatMap(UInt64.init) {
            var numbers = Numbers(seed: seed)
            FileHandle.standardOutput.write(Data(try await target.mutator().text(seed, &numbers)))
        } else if let path = value("--input") {
            var numbers = Numbers(seed: 0)
            try await target.check(Array(try Data(contentsOf: URL(fileURLWithPath: path))), &numbers)
        } else {
            let state = value("--state")
            if let state { try Data().write(to: URL(fileURLWithPath: state)) }
            try await Fuzz(target: target, state: state.flatMap(FileHandle.init(forWritingAtPath:))).run(
                from: value("--seed").flatMap(UInt64.init) ?? 0,
                count: value("--count").flatMap(UInt64.init) ?? .max / 2,
                seconds: value("--seconds").flatMap(Double.init) ?? 10)
        }
    }
}

do { try await Fuzz.main(Array(CommandLine.arguments.dropFirst())) } catch {
    FileHandle.standardError.write(Data("fuzz: \(error)\n".utf8))
    exit(3)
}
