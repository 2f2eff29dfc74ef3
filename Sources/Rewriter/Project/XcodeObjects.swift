/// The object graph of one `project.pbxproj`: objects that name each other by id.
struct XcodeObjects: Sendable {
    typealias ID = String

    let root: ID
    /// Byte range and value of every object, by id.
    private let objects: [ID: PropertyList.Value]
    let list: PropertyList

    /// `nil` when the text is a property list, but not one of a project.
    init?(_ list: PropertyList) {
        guard let root = list.root["rootObject"]?.string, let objects = list.root["objects"] else { return nil }
        self.list = list
        self.root = root
        self.objects = Dictionary(
            objects.entries.map { ($0.key.string ?? "", $0.value) }, uniquingKeysWith: { _, last in last })
        guard self.objects[root] != nil else { return nil }
    }

    subscript(id: ID) -> Object? { objects[id].map { Object(id: id, value: $0) } }

    func contains(_ id: ID) -> Bool { objects[id] != nil }

    /// The objects that an array-valued key names, those that exist, in order.
    func list(_ key: String, of object: Object) -> [Object] {
        object.list(key).compactMap { self[$0] }
    }

    func object(_ key: String, of object: Object) -> Object? { object[key].flatMap { self[$0] } }

    /// All objects of one kind, sorted by id.
    func all(_ isa: String) -> [Object] {
        objects.keys.sorted().compactMap { self[$0] }.filter { $0.isa == isa }
    }

    /// One object. Its dictionary is read once.
    struct Object: Sendable {
        let id: ID
        let value: PropertyList.Value
        private let fields: [String: PropertyList.Value]

        init(id: ID, value: PropertyList.Value) {
            self.id = id
            self.value = value
            fields = Dictionary(
                value.entries.map { ($0.key.string ?? "", $0.value) }, uniquingKeysWith: { _, last in last })
        }

        var isa: String { self["isa"] ?? "" }
        subscript(key: String) -> String? { fields[key]?.string }
        func value(_ key: String) -> PropertyList.Value? { fields[key] }

        /// The strings of an array-valued key.
        func list(_ key: String) -> [String] { fields[key]?.elements.compactMap(\.string) ?? [] }
    }
}
