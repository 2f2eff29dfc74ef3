import Rewriter

/// The roll-up over all repositories of a folder.
struct BatchSummary {
    init(_ folder: BatchFolder, _ console: Console) throws {}
    func conclude() throws -> ExitCode { .done }
}

func batchMerge(_ arguments: Arguments, _ console: Console) throws -> ExitCode { .fault }
func batchPublish(_ arguments: Arguments, _ console: Console) throws -> ExitCode { .fault }
func batchSummary(_ arguments: Arguments, _ console: Console) throws -> ExitCode { .fault }
