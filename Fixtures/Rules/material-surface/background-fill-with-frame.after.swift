import SwiftUI

struct RecordButton: View {
    let record: () -> Void

    var body: some View {
        Button(action: record) {
            Image(systemName: "record.circle")
                .font(.title)
                .background(Color.clear.liquidGlass(in: Circle()) { _ in
                    Circle().fill(.ultraThinMaterial)
                }.frame(width: 64, height: 64))
        }
        .frame(width: 64, height: 64)
    }
}
