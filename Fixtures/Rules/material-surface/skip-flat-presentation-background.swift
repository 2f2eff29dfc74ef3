import SwiftUI

/// A flat sheet is a decision.
struct LegalSheet: View {
    var body: some View {
        Text("Terms")
            .presentationBackground(Color.white)
    }
}
