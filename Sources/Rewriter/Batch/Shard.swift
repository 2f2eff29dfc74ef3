/// One of several shares of a batch, each for a machine of its own.
public struct Shard: Hashable, Sendable {
    /// From 1 on.
    public let number: Int
    public let count: Int

    /// `nil` unless `number` is from 1 to `count`.
    public init?(number: Int, of count: Int) {
        guard number >= 1, number <= count else { return nil }
        self.number = number
        self.count = count
    }

    /// Reads `2/7`.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1] else { return nil }
        self.init(number: number, of: count)
    }

    /// What the scheduler that started this process says: a Slurm array, or an Indexed Job of Kubernetes whose
    /// container knows `JOB_COMPLETIONS`. `nil` without a scheduler.
    public init?(environment: (String) -> String?) {
        func number(_ name: String) -> Int? { environment(name).flatMap { Int($0) } }
        if let task = number("SLURM_ARRAY_TASK_ID"), let count = number("SLURM_ARRAY_TASK_COUNT") {
            let first = number("SLURM_ARRAY_TASK_MIN") ?? 0
            let step = max(1, number("SLURM_ARRAY_TASK_STEP") ?? 1)
            self.init(number: (task - first) / step + 1, of: count)
        } else if let index = number("JOB_COMPLETION_INDEX"), let count = number("JOB_COMPLETIONS") {
            self.init(number: index + 1, of: count)
        } else {
            return nil
        }
    }

    /// The jobs of this share, the largest first. Every job is in exactly one share, and the shares are about equally
    /// large. Depends on the jobs only, not on their order.
    public func jobs(of all: [BatchJob]) -> [BatchJob] {
        let known = all.map(\.size).filter { $0 > 0 }.sorted()
        // Of what is unknown, a middling size is the best guess.
        let typical = known.isEmpty ? 1 : known[known.count / 2]
        func size(_ job: BatchJob) -> Int { job.size > 0 ? job.size : typical }
        let order = all.sorted { (size($1), $0.id) < (size($0), $1.id) }
        var heap = ShareHeap(count: count)
        return order.filter { heap.addToLightest(size($0)) == number - 1 }
    }
}

/// The shares by how much is in them, the lightest on top.
private struct ShareHeap {
    private var shares: [(load: Int, index: Int)]

    init(count: Int) { shares = (0..<count).map { (0, $0) } }

    /// Returns the index of the share that got it: of equally light ones the first.
    mutating func addToLightest(_ size: Int) -> Int {
        let index = shares[0].index
        shares[0].load += size
        var place = 0
        while true {
            let children = [2 * place + 1, 2 * place + 2].filter { $0 < shares.count }
            guard let least = children.min(by: { shares[$0] < shares[$1] }), shares[least] < shares[place] else {
                return index
            }
            shares.swapAt(place, least)
            place = least
        }
    }
}
