// options: --min-ios 26
import SwiftUI

struct AddressField: View {
    @Binding var address: String

    var body: some View {
        TextField("Address", text: $address)
            .padding(12)
            .background { Color.clear.glassEffect(.regular, in: RoundedRectangle(cornerRadius: 12)) }
    }
}
