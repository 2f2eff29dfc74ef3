import Rewriter

/// The call of the repository's own helper that takes the place of a run.
struct OwnHelperCall {
    let helper: OwnHelper
    /// `appGlass(in: Capsule())`, without the dot and the closure.
    let text: String
    /// The old code goes into the helper's closure and stays what it is.
    let takesFallback: Bool
    /// What old systems get from the helper with these arguments, as code; `nil` when it can't be read.
    let oldCode: String?
    /// Old systems get what they got.
    let isFaithful: Bool
    /// What the helper doesn't do that the surface needs, in sentences.
    let lacks: [String]

    /// Why a helper can't take a surface.
    struct Misfit: Error {
        /// A sentence.
        let message: String
    }

    /// The call of the first helper that can take the surface, faithful ones first.
    static func best(_ helpers: [OwnHelper], for glass: GlassCall, run: String) throws(Misfit) -> OwnHelperCall {
        var calls: [OwnHelperCall] = []
        var misfit: Misfit?
        for helper in helpers {
            do throws(Misfit) {
                calls.append(try OwnHelperCall(helper, for: glass, run: run))
            } catch {
                misfit = misfit ?? error
            }
        }
        if let call = calls.first(where: \.isFaithful) ?? calls.first { return call }
        throw misfit ?? Misfit(message: "It can't be called from this file.")
    }

    /// - Parameter run: the modifiers that the call replaces, as they are written.
    init(_ helper: OwnHelper, for glass: GlassCall, run: String) throws(Misfit) {
        let fitting = try Fitting(helper, glass)
        let body = helper.body?.substituting(fitting.values)
        self.helper = helper
        takesFallback = fitting.takesFallback
        text = helper.isProperty ? helper.name : "\(helper.name)(\(fitting.arguments.joined(separator: ", ")))"
        oldCode = body?.oldCode?.joined()
        isFaithful = takesFallback ? fitting.passesFallbackOn : Self.isSame(helper, fitting, run: run)
        var lacks: [String] = []
        if glass.clips, !(body?.clips ?? false) {
            lacks.append("\(helper.name) doesn't crop the content to the shape.")
        }
        if glass.keepsHitArea, !(body?.setsHitArea ?? false) {
            lacks.append("\(helper.name) doesn't make all of the shape react to touch.")
        }
        self.lacks = lacks
    }

    /// Token for token, and without names that could mean something else in the helper's file.
    private static func isSame(_ helper: OwnHelper, _ fitting: Fitting, run: String) -> Bool {
        guard let old = helper.body?.oldCode else { return false }
        let own = old.substituting(fitting.values.mapValues { _ in [] }.merging(fitting.defaults) { _, own in own })
        let tokens = run.swiftTokens
        return own.isFreestanding && old.substituting(fitting.values) == (tokens.first == "." ? tokens : ["."] + tokens)
    }
}

/// The arguments that make a helper draw the glass.
private struct Fitting {
    private(set) var arguments: [String] = []
    /// What each parameter stands for in the helper's body, as tokens.
    private(set) var values: [String: [String]] = [:]
    /// Those of `values` that come from the helper itself.
    private(set) var defaults: [String: [String]] = [:]
    private(set) var takesFallback = false
    /// The closure makes all that old systems get.
    private(set) var passesFallbackOn = false

    init(_ helper: OwnHelper, _ glass: GlassCall) throws(OwnHelperCall.Misfit) {
        let roles = helper.parameters.map(\.role)
        let takesShape = roles.contains { if case .shape = $0 { true } else { false } }
        let takesRadius = !takesShape && roles.contains(.cornerRadius)
        if glass.tint != nil, !roles.contains(.tint) { throw Self.misfit(helper, "it has no parameter for the tint") }
        if glass.isOn != nil, !roles.contains(.isOn) {
            throw Self.misfit(helper, "it has no parameter for the condition")
        }
        for parameter in helper.parameters {
            switch parameter.role {
            case .shape(let isInsettable):
                if isInsettable, !Self.isInsettable(glass.shape) {
                    throw Self.misfit(helper, "it takes an InsettableShape, which \(glass.shape.oneLine) need not be")
                }
                pass(glass.shape, as: parameter)
            case .cornerRadius where takesRadius:
                guard let radius = Self.cornerRadius(of: glass.shape) else {
                    throw Self.misfit(helper, "it draws rounded rectangles, and the shape is \(glass.shape.oneLine)")
                }
                pass(radius, as: parameter)
            case .tint where glass.tint != nil: pass(glass.tint ?? "nil", as: parameter)
            case .isOn where glass.isOn != nil: pass(glass.isOn ?? "true", as: parameter)
            case .interactive: pass(String(glass.isInteractive), as: parameter, unlessDefault: true)
            case .isOn: pass("true", as: parameter, unlessDefault: true)
            case .fallback where parameter == helper.parameters.last: takeFallback(parameter, of: helper)
            default:
                guard let value = parameter.defaultValue else {
                    throw Self.misfit(
                        helper, "nothing here could be its argument `\(parameter.label ?? parameter.name)`")
                }
                values[parameter.name] = value
                defaults[parameter.name] = value
            }
        }
        try checkShape(helper, glass, takesShape: takesShape, takesRadius: takesRadius)
        if takesFallback, glass.isBehind {
            throw Self.misfit(helper, "it puts the glass around the text input, which belongs behind it")
        }
    }

    private mutating func pass(_ text: String, as parameter: OwnHelper.Parameter, unlessDefault: Bool = false) {
        let tokens = text.swiftTokens
        values[parameter.name] = tokens
        if unlessDefault, parameter.defaultValue == tokens {
            defaults[parameter.name] = tokens
        } else {
            arguments.append(parameter.label.map { "\($0): \(text)" } ?? text)
        }
    }

    private mutating func takeFallback(_ parameter: OwnHelper.Parameter, of helper: OwnHelper) {
        takesFallback = true
        passesFallbackOn = helper.body?.oldCode == [parameter.name, "(", "self", ")"]
    }

    /// Without a parameter for it, the helper's own shape must be the surface's.
    private func checkShape(
        _ helper: OwnHelper, _ glass: GlassCall, takesShape: Bool, takesRadius: Bool
    ) throws(OwnHelperCall.Misfit) {
        guard !takesShape else { return }
        guard let own = helper.body?.shape else { throw Self.misfit(helper, "its own shape can't be read") }
        let drawn = own.substituting(values).joined()
        guard drawn == glass.normalizedShape else {
            let article = takesRadius ? "with this radius it draws" : "it draws"
            throw Self.misfit(helper, "\(article) \(drawn), and the shape is \(glass.shape.oneLine)")
        }
    }

    private static func misfit(_ helper: OwnHelper, _ why: String) -> OwnHelperCall.Misfit {
        OwnHelperCall.Misfit(message: "\(helper.signature) can't take it: \(why).")
    }

    private static func isInsettable(_ shape: String) -> Bool {
        let heads: Set = [".rect", ".capsule", ".circle", ".ellipse"]
        let head = shape.prefix { $0 != "(" }
        return heads.contains(String(head))
            || ShapeExpression.standardShapes.contains(String(head)) && head != "AnyShape"
                && !head.hasPrefix("RoundedCorner")
    }

    /// The expression of the radius of a plain rounded rectangle.
    private static func cornerRadius(of shape: String) -> String? {
        let pattern = /^(?:RoundedRectangle|\.rect)\(\s*cornerRadius:\s*(.+?)\s*(?:,\s*style:\s*\.continuous\s*)?\)$/
        guard let match = shape.wholeMatch(of: pattern.dotMatchesNewlines()) else { return nil }
        var depth = 0
        for token in String(match.output.1).swiftTokens {
            if ["(", "[", "{"].contains(token) { depth += 1 }
            if [")", "]", "}"].contains(token) { depth -= 1 }
            if token == ",", depth == 0 { return nil }
        }
        return String(match.output.1)
    }
}

extension String {
    /// All white space as single spaces, for messages.
    fileprivate var oneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
