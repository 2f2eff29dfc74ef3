/// A product of a Swift package of the repository.
struct PackageProduct {
    var name: String
    /// The folder of its package.
    var package: String
    /// Names of the targets that it is made of.
    var targets: [String]
}

/// Finds the modules behind the names that targets depend on, and gives Swift packages the platforms of what uses them.
struct ModuleLinker {
    let products: [PackageProduct]

    func link(_ drafts: inout [ModuleDraft]) {
        let dependencies = dependencies(drafts)
        for index in drafts.indices {
            drafts[index].module.dependencies = Set(dependencies[index].map { drafts[$0].module.importName }).sorted()
        }
        spreadPlatforms(&drafts, dependencies: dependencies)
        spreadDesign(&drafts, dependencies: dependencies)
        for index in drafts.indices where drafts[index].followsDependents { settlePackage(&drafts[index].module) }
    }

    /// For each draft the indices of the ones that it depends on.
    private func dependencies(_ drafts: [ModuleDraft]) -> [[Int]] {
        let byName = Dictionary(grouping: drafts.indices, by: { drafts[$0].module.name })
        let products = Dictionary(grouping: products, by: \.name)
        return drafts.indices.map { index in
            let draft = drafts[index]
            let found = draft.wants.flatMap { name -> [Int] in
                let own = (byName[name] ?? []).filter { drafts[$0].scope == draft.scope && $0 != index }
                if !own.isEmpty { return own }
                let all = products[name] ?? []
                let named = all.filter { draft.packages.contains($0.package) }
                let targets = (named.isEmpty ? all : named).flatMap { product in
                    product.targets.flatMap { byName[$0] ?? [] }.filter { drafts[$0].scope == product.package }
                }
                return targets.isEmpty ? byName[name] ?? [] : targets
            }
            return found.filter { $0 != index }.uniqued().sorted()
        }
    }

    /// From dependents to dependencies until nothing changes; platforms only grow, so this ends.
    private func spreadPlatforms(_ drafts: inout [ModuleDraft], dependencies: [[Int]]) {
        var pending = Array(drafts.indices)
        while let index = pending.popLast() {
            if drafts[index].module.product == .tests { continue }
            for dependency in dependencies[index] where drafts[dependency].followsDependents {
                let before = drafts[dependency].module.platforms
                drafts[dependency].module.platforms.formUnion(drafts[index].module.platforms)
                if drafts[dependency].module.platforms != before { pending.append(dependency) }
            }
        }
    }

    /// A library is on the old design when every app that it ends up in is.
    private func spreadDesign(_ drafts: inout [ModuleDraft], dependencies: [[Int]]) {
        guard drafts.contains(where: \.module.requiresDesignCompatibility) else { return }
        var hosts: [Int: [Int]] = [:]
        for app in drafts.indices where drafts[app].module.product.isHost {
            var seen: Set<Int> = [app]
            var pending = [app]
            while let index = pending.popLast() {
                for dependency in dependencies[index] where seen.insert(dependency).inserted {
                    // A widget in an app has an Info.plist of its own.
                    guard drafts[dependency].module.product.isLibrary else { continue }
                    hosts[dependency, default: []].append(app)
                    pending.append(dependency)
                }
            }
        }
        for (library, apps) in hosts where apps.allSatisfy({ drafts[$0].module.requiresDesignCompatibility }) {
            drafts[library].module.requiresDesignCompatibility = true
        }
    }

    /// A package that names no platform and that nothing in the repository uses is built for all of them; a platform
    /// that it does not name has SwiftPM's floor.
    private func settlePackage(_ module: inout Module) {
        if module.platforms.isEmpty {
            module.platforms = Set(Platform.allCases)
            module.doubts.append("its package names no platforms: any may be meant")
        }
        let unnamed = module.platforms.subtracting(module.floors.keys).sorted()
        // Catalyst goes with the package's iOS version unless it has its own, but not below its first.
        let catalyst = module.floors[.iOS].map { max($0, SwiftPackage.defaultFloors[.macCatalyst] ?? $0) }
        for platform in unnamed {
            module.floors[platform] =
                (platform == .macCatalyst ? catalyst : nil) ?? SwiftPackage.defaultFloors[platform]
        }
        let lowest = unnamed.filter { $0 != .macCatalyst || catalyst == nil }
        if !lowest.isEmpty {
            let names = lowest.map(\.rawValue).joined(separator: ", ")
            module.notes.append("its package does not name \(names): SwiftPM's lowest version applies")
        }
    }
}

extension ProductKind {
    /// Code that becomes part of another product.
    fileprivate var isLibrary: Bool { self == .library || self == .framework }

    /// A program with an Info.plist of its own.
    fileprivate var isHost: Bool { !isLibrary && self != .tests && self != .plugin && self != .unknown }
}
