/// What one repository of a batch may use.
struct BatchLimits {
    static let defaultSeconds = 600
    static let defaultMegabytes = 2048

    let seconds: Int
    let megabytes: Int

    init(seconds: Int, megabytes: Int) {
        self.seconds = seconds
        self.megabytes = megabytes
    }

    init(_ arguments: Arguments) {
        self.init(
            seconds: arguments.number(.timeLimit) ?? Self.defaultSeconds,
            megabytes: arguments.number(.memoryLimit) ?? Self.defaultMegabytes)
    }

    var bytes: Int { megabytes << 20 }
}
