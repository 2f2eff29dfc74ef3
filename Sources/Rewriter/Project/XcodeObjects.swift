/// The object graph of one `project.pbxproj`: objects that name each other by id.
struct XcodeObjects: Sendable {
    typealias ID = String

    let list: PropertyList
    let root: ID
    private let objects: [ID: PropertyList.Value]
    /// Ids by kind, sorted.
    private let kinds: [String: [ID]]

    /// `nil` when the text is a property list, but not one of a project.
    init?(_ list: PropertyList) {
        guard let root = list.root["rootObject"]?.string, let entries = list.root["objects"]?.entries else {
            return nil
        }
        self.list = list
        self.root = root
        objects = Dictionary(entries.map { ($0.key.string ?? "", $0.value) }, uniquingKeysWith: { _, last in last })
        guard objects[root] != nil else { return nil }
        kinds = Dictionary(grouping: objects, by: { $0.value["isa"]?.string ?? "" }).mapValues {
            $0.map(\.key).sorted()
        }
    }

    subscript(id: ID) -> Object? { objects[id].map { Object(id: id, value: $0) } }

    func contains(_ id: ID) -> Bool { objects[id] != nil }

    /// The objects that an array-valued key names, those that exist, in order.
    func list(_ key: String, of object: Object) -> [Object] {
        object.list(key).compactMap { self[$0] }
    }

    func object(_ key: String, of object: Object) -> Object? { object[key].flatMap { self[$0] } }

    /// All objects of one kind, sorted by id.
    func all(_ isa: String) -> [Object] { (kinds[isa] ?? []).compactMap { self[$0] } }

    struct Object: Sendable {
        let id: ID
        let value: PropertyList.Value

        var isa: String { self["isa"] ?? "" }
        subscript(key: String) -> String? { value[key]?.string }
        func value(_ key: String) -> PropertyList.Value? { value[key] }

        /// The strings of an array-valued key.
        func list(_ key: String) -> [String] { value[key]?.elements.compactMap(\.string) ?? [] }
    }
}
