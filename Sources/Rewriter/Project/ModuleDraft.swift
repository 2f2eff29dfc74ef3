/// What one project file says about one target, before the files of the whole repository are put together.
struct ModuleDraft {
    var module: Module
    /// What it compiles; a value other than `nil` restricts a file to some platforms.
    var files: [String: Set<Platform>?]
    /// Names of targets or package products that it depends on, as written.
    var wants: [String]
    /// The project file or package folder that declares it: names are looked up there first.
    var scope: String
    /// Folders of the local packages that its project or package names.
    var packages: Set<String> = []
    /// Whether it is also built for the platforms of whatever depends on it (Swift packages are).
    var followsDependents = false
}
