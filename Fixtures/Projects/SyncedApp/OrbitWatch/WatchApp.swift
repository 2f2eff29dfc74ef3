import SwiftUI

struct WatchApp: View {
    var body: some View { Text("WatchApp") }
}
