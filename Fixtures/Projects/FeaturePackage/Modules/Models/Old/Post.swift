import SwiftUI

struct Post: View {
    var body: some View { Text("Post") }
}
