import Rewriter

/// A batch as a file: one job a line.
enum BatchPlan {
    static let defaultBranch = "glass-migrate/liquid-glass"

    /// Reads a plan; all that is wrong with it is told at once.
    static func read(_ path: String, _ console: Console) throws -> [BatchJob] {
        let bytes = path == "-" ? try System.readStandardInput() : try Files.read(path)
        var jobs: [BatchJob] = []
        var seen: Set<String> = []
        var problems = 0
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() where !line.isEmpty {
            do throws(BatchJob.Problem) {
                let job = try BatchJob(line: Array(line))
                if seen.insert(job.id).inserted {
                    jobs.append(job)
                } else {
                    throw BatchJob.Problem("the same job again")
                }
            } catch {
                problems += 1
                console.report(Failure(.badData, "\(path):\(index + 1): \(error.message)"))
            }
        }
        if problems > 0 {
            throw Failure(
                .badData, "the plan has \(problems.of("mistake")), so nothing was done",
                remedy: "write it again: \(Tool.name) batch plan MANIFEST -o \(path)")
        }
        if jobs.isEmpty { throw Failure(.badData, "there is no job in \(path)") }
        return jobs
    }
}

/// `batch plan`: checks a list of repositories and writes the jobs.
func batchPlan(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let name = arguments.operands[0]
    guard let author = try GitRepository.configuredAuthor() else {
        throw Failure(
            .refused, "git doesn't know who makes the commits",
            remedy: "run: git config --global user.name NAME; git config --global user.email ADDRESS")
    }
    var defaults = Manifest.Defaults()
    defaults.revision = arguments.value(.revision) ?? defaults.revision
    defaults.branch = arguments.value(.branch) ?? defaults.branch
    defaults.options = JobOptions(arguments)
    defaults.author = author
    let path = Files.absolute(name == "-" ? "." : name)
    let manifest: Manifest
    if name != "-", Files.isFolder(path) {
        defaults.folder = path
        manifest = try Manifest(folder: path, defaults)
    } else {
        defaults.folder = name == "-" ? path : Files.parent(of: path)
        manifest = Manifest(name == "-" ? try System.readStandardInput() : try Files.read(path), defaults)
    }
    for problem in manifest.problems {
        let place = "\(name):\(problem.position.line):\(problem.position.column)"
        console.report(Failure(.badData, "\(place): \(problem.message)", remedy: problem.remedy))
    }
    guard manifest.problems.isEmpty else {
        throw Failure(.badData, "the manifest has \(manifest.problems.count.of("mistake")), so nothing was planned")
    }
    let lines = manifest.jobs.map { $0.json.line + "\n" }.joined()
    try console.write(Array(lines.utf8), to: arguments.value(.output))
    let leftOut = manifest.leftOut
    console.say(
        manifest.jobs.count.of("job") + (leftOut > 0 ? "; \(leftOut) archived or empty, and so left out" : ""))
    return .done
}
