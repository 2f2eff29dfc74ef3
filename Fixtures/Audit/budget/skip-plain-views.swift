import SwiftUI

struct Example: View {
    var body: some View {
        HStack {
            VStack {
                Text("1").padding().background(.gray)
                Text("2").padding().background(.gray)
                Text("3").padding().background(.gray)
                Text("4").padding().background(.gray)
                Text("5").padding().background(.gray)
                Text("6").padding().background(.gray)
            }
            VStack {
                Text("7").padding().background(.gray)
                Text("8").padding().background(.gray)
                Text("9").padding().background(.gray)
                Text("10").padding().background(.gray)
                Text("11").padding().background(.gray)
                Text("12").padding().background(.gray)
            }
            Text("Ready").padding().glassEffect()
        }
    }
}
