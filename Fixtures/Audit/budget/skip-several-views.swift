import SwiftUI

struct First: View {
    var body: some View {
        HStack {
            VStack {
                Text("1").padding().glassEffect()
                Text("2").padding().glassEffect()
                Text("3").padding().glassEffect()
            }
            VStack {
                Text("4").padding().glassEffect()
                Text("5").padding().glassEffect()
                Text("6").padding().glassEffect()
            }
        }
    }
}

struct Second: View {
    var body: some View {
        HStack {
            VStack {
                Text("1").padding().glassEffect()
                Text("2").padding().glassEffect()
                Text("3").padding().glassEffect()
            }
            VStack {
                Text("4").padding().glassEffect()
                Text("5").padding().glassEffect()
                Text("6").padding().glassEffect()
            }
        }
    }
}
