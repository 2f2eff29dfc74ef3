import Synchronization

/// What each of several tasks that share the work has to itself. Tree-sitter parsers can't be shared.
struct Worker: ~Copyable {
    let parser: Parser
}

/// Hands values on in the order of their numbers, each as soon as all before it are there; one at a time.
final class InOrder<Value: Sendable>: Sendable {
    private let state = Mutex((next: 0, waiting: [Int: Value]()))
    private let receive: @Sendable (Value) -> Void

    init(_ receive: @escaping @Sendable (Value) -> Void) { self.receive = receive }

    func take(_ value: Value, number: Int) {
        state.withLock { state in
            state.waiting[number] = value
            while let value = state.waiting.removeValue(forKey: state.next) {
                receive(value)
                state.next += 1
            }
        }
    }

    /// The numbers that are missing won't come.
    func end() {
        state.withLock { state in
            for (_, value) in state.waiting.sorted(by: { $0.key < $1.key }) { receive(value) }
            state.waiting = [:]
        }
    }
}

/// Applies `body` to each item, spread over `jobs` tasks; the results come in the items' order. An item whose
/// worker can't be made (no grammar) gives `nil`.
func parallelMap<Item: Sendable, Value: Sendable>(
    _ items: [Item], jobs: Int, _ body: @escaping @Sendable (borrowing Worker, Item) -> Value
) async -> [Value?] {
    let jobs = min(max(1, jobs), max(1, items.count))
    var values = [Value?](repeating: nil, count: items.count)
    await withTaskGroup(of: [(Int, Value)].self) { group in
        for job in 0..<jobs {
            group.addTask {
                guard let parser = Parser() else { return [] }
                let worker = Worker(parser: parser)
                // Every jobs-th item: neighbours in a listing are alike in size, so the shares are even.
                return stride(from: job, to: items.count, by: jobs).map { ($0, body(worker, items[$0])) }
            }
        }
        for await share in group {
            for (index, value) in share { values[index] = value }
        }
    }
    return values
}
