import SwiftUI

struct Example: View {
    @State private var isOpen = false

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
        .sheet(isPresented: $isOpen) {
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
}
