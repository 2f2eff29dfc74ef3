// options: --min-ios 26
import SwiftUI

struct AddressField: View {
    @Binding var address: String

    var body: some View {
        TextField("Address", text: $address)
            .padding(12)
            .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 12))
    }
}
