import SwiftUI

struct Invoice: Identifiable {
    let id: Int
    let total: String
}

struct InvoiceTable: View {
    let invoices: [Invoice]

    var body: some View {
        Table(invoices) {
            TableColumn("Total") { invoice in
                Text(invoice.total)
                    .padding(4)
                    .background(.thinMaterial, in: Capsule())
            }
        }
    }
}
