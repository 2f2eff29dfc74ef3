import SwiftUI

struct OrbitApp: View {
    var body: some View { Text("OrbitApp") }
}
