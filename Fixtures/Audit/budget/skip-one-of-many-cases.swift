import SwiftUI

struct Example: View {
    let page: Int

    var body: some View {
        VStack {
            switch page {
            case 1: Text("1").padding().glassEffect()
            case 2: Text("2").padding().glassEffect()
            case 3: Text("3").padding().glassEffect()
            case 4: Text("4").padding().glassEffect()
            case 5: Text("5").padding().glassEffect()
            case 6: Text("6").padding().glassEffect()
            case 7: Text("7").padding().glassEffect()
            case 8: Text("8").padding().glassEffect()
            case 9: Text("9").padding().glassEffect()
            case 10: Text("10").padding().glassEffect()
            case 11: Text("11").padding().glassEffect()
            default: Text("0").padding().glassEffect()
            }
        }
    }
}
