import ProjectDescription

let workspace = Workspace(name: "Heron", projects: ["App", "Plumage"])
