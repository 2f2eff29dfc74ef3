import SwiftUI

struct UnlockPopup: View {
    @State private var code = ""

    var body: some View {
        VStack {
            Text("Locked")
            SecureField("Code", text: $code)
                .padding(10)
                .liquidGlassBackground(in: RoundedRectangle(cornerRadius: 12)) {
                    $0.background {
                        RoundedRectangle(cornerRadius: 12)
                            .fill(.bar)
                    }
                }
        }
        .padding()
        .background {
            RoundedRectangle(cornerRadius: 15)
                .fill(.background)
                .padding(.top, 25)
        }
    }
}
