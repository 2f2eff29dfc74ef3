#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#endif

/// What this process, and what it starts, may use.
public enum Limits {
    /// - Parameters:
    ///   - memory: bytes. Linux keeps to it for what a program writes to (not for files that it only maps); macOS has
    ///     no such limit, so there the parent must watch `ChildProcess.footprint`.
    ///   - seconds: of a processor's time.
    public static func set(memory: Int, seconds: Int) {
        set(RLIMIT_DATA, memory)
        set(RLIMIT_CPU, seconds)
        set(RLIMIT_CORE, 0)
    }

    #if canImport(Glibc)
        private static func set(_ resource: __rlimit_resource, _ value: Int) { set(CInt(resource.rawValue), value) }
    #endif

    private static func set(_ resource: CInt, _ value: Int) {
        var limit = rlimit()
        guard unsafe getrlimit(resource, &limit) == 0 else { return }
        limit.rlim_cur = min(limit.rlim_max, rlim_t(value))
        limit.rlim_max = limit.rlim_cur
        _ = unsafe setrlimit(resource, &limit)
    }
}

extension ChildProcess {
    /// Bytes of memory that it has now; `nil` where the system keeps to `Limits` by itself.
    public var footprint: Int? {
        #if canImport(Darwin)
            var info = rusage_info_v4()
            let code = unsafe withUnsafeMutablePointer(to: &info) { pointer in
                unsafe pointer.withMemoryRebound(to: rusage_info_t?.self, capacity: 1) {
                    unsafe proc_pid_rusage(id, RUSAGE_INFO_V4, $0)
                }
            }
            return code == 0 ? Int(info.ri_phys_footprint) : nil
        #else
            nil
        #endif
    }
}
