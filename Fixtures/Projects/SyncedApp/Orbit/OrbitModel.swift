import SwiftUI

struct OrbitModel: View {
    var body: some View { Text("OrbitModel") }
}
