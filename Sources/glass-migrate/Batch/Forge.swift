import Rewriter

/// A host of pull requests, by the program that talks to it.
enum Forge: String {
    case github = "gh"
    case gitlab = "glab"

    /// A repository of a forge.
    struct Place: Equatable {
        let forge: Forge
        /// As the programs want it: `owner/name`, with the host in front where it is not the usual one.
        let repository: String
    }

    /// What a pull request is to be like.
    struct Request {
        let branch: String
        /// Where it is to be merged; `nil` for the default branch.
        let target: String?
        let title: String
        let body: String
        /// A file that holds `body`.
        let bodyFile: String
        var isDraft = false
        var reviewers: [String] = []
        var labels: [String] = []
    }

    /// Where a URL leads; `nil` when it is none of a forge that is known.
    static func place(of url: String, environment: (String) -> String? = System.environment) -> Place? {
        guard
            let match = url.firstMatch(
                of: /^(?:[a-z+]+:\/\/)?(?:[^@\/]*@)?([^:\/]+)(?::[0-9]+\/|[:\/])\/*(.+?)(?:\.git)?\/*$/)
        else { return nil }
        let (host, path) = (match.output.1.lowercased(), String(match.output.2))
        guard path.contains("/") else { return nil }
        if host.contains("github") || host == environment("GH_HOST") {
            return Place(forge: .github, repository: host == "github.com" ? path : "\(host)/\(path)")
        }
        if host.contains("gitlab") || host == environment("GITLAB_HOST") {
            return Place(forge: .gitlab, repository: host == "gitlab.com" ? path : "https://\(host)/\(path)")
        }
        return nil
    }

    /// Asks for the open request of a branch.
    func list(_ place: Place, branch: String) -> [String] {
        switch self {
        case .github:
            [
                rawValue, "pr", "list", "--repo", place.repository, "--head", branch, "--state", "open", "--json",
                "number,url",
            ]
        case .gitlab:
            [rawValue, "mr", "list", "--repo", place.repository, "--source-branch", branch, "--output", "json"]
        }
    }

    /// The number of the first request in an answer to `list`; `nil` when there is none.
    func number(in answer: String) throws(Failure) -> Int? {
        guard let elements = try? YAML.parse(json: Array(answer.utf8)).root.elements else {
            throw Failure(.inputOutput, "\(rawValue) gave no readable answer")
        }
        return elements.first.flatMap { ($0["number"] ?? $0["iid"])?.integer }
    }

    func create(_ place: Place, _ request: Request) -> [String] {
        let people = request.reviewers.flatMap { ["--reviewer", $0] } + request.labels.flatMap { ["--label", $0] }
        switch self {
        case .github:
            return [rawValue, "pr", "create", "--repo", place.repository, "--head", request.branch]
                + (request.target.map { ["--base", $0] } ?? [])
                + ["--title", request.title, "--body-file", request.bodyFile] + (request.isDraft ? ["--draft"] : [])
                + people
        case .gitlab:
            return [rawValue, "mr", "create", "--repo", place.repository, "--source-branch", request.branch]
                + (request.target.map { ["--target-branch", $0] } ?? [])
                + ["--title", request.title, "--description", request.body] + (request.isDraft ? ["--draft"] : [])
                + people + ["--yes"]
        }
    }

    func update(_ place: Place, number: Int, _ request: Request) -> [String] {
        switch self {
        case .github:
            [rawValue, "pr", "edit", "\(number)", "--repo", place.repository, "--title", request.title]
                + ["--body-file", request.bodyFile] + request.reviewers.flatMap { ["--add-reviewer", $0] }
                + request.labels.flatMap { ["--add-label", $0] }
        case .gitlab:
            [rawValue, "mr", "update", "\(number)", "--repo", place.repository, "--title", request.title]
                + ["--description", request.body] + request.reviewers.flatMap { ["--reviewer", $0] }
                + request.labels.flatMap { ["--label", $0] }
        }
    }
}
