import SwiftUI

struct Example: View {
    var body: some View {
        HStack {
            VStack {
                Text("1").padding().glassEffect()
                Text("2").padding().glassEffect()
                Text("3").padding().glassEffect()
                Text("4").padding().glassEffect()
                Text("5").padding().glassEffect()
            }
            VStack {
                Text("6").padding().glassEffect()
                Text("7").padding().glassEffect()
                Text("8").padding().glassEffect()
                Text("9").padding().glassEffect()
                Text("10").padding().glassEffect()
            }
        }
    }
}
