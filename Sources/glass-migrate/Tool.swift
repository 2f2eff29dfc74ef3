import MigrationPlans
import Rewriter

/// What the program is called, and which version of it this is.
enum Tool {
    static let name = "glass-migrate"
    /// What the last line of its commits' messages begins with; the version follows.
    static let mark = "Made by \(name) "
    static let version = "0.1.0"
    static let reportTitle = "Liquid Glass migration"
    static let auditTitle = "Liquid Glass audit"
    /// The page of every code that reports can show.
    static let manual = LiquidGlassPlan.manual + GlassAuditPlan.manual
    static let purpose = "Migrates hand-rolled SwiftUI material blurs to Liquid Glass."
}
