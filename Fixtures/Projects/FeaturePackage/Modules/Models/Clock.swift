import SwiftUI

struct Clock: View {
    var body: some View { Text("Clock") }
}
