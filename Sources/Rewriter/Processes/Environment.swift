#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Glibc)
    @unsafe @preconcurrency internal import Glibc
#elseif canImport(Musl)
    @unsafe @preconcurrency internal import Musl
#endif

/// The variables of the process.
public enum Environment {
    public static subscript(_ name: String) -> String? {
        unsafe getenv(name).map { unsafe String(cString: $0) }
    }

    /// All of them, as `NAME=value`. Nobody may be changing them meanwhile.
    public static var all: [String] {
        #if canImport(Darwin)
            var next = unsafe _NSGetEnviron().pointee
        #else
            var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = unsafe environ
        #endif
        var variables: [String] = []
        while let entry = unsafe next?.pointee {
            unsafe variables.append(String(cString: entry))
            unsafe next = next.map { unsafe $0 + 1 }
        }
        return variables
    }

    /// The path of a program in one of the folders of `PATH`; `nil` when there is none.
    public static func program(named name: String) -> String? {
        let folders = (Self["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        return folders.lazy.map { "\($0)/\(name)" }.first { unsafe access($0, X_OK) == 0 && !FilePath.isFolder($0) }
    }
}
