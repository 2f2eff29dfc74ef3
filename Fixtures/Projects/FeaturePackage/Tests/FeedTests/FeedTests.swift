import SwiftUI

struct FeedTests: View {
    var body: some View { Text("FeedTests") }
}
