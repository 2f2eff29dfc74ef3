import SwiftUI

struct AddButton: View {
    let add: () -> Void

    var body: some View {
        Button(action: add) {
            Text("Add")
                .padding(6)
                .background(.thinMaterial, in: Capsule())
        }
    }
}

struct AlarmFields: View {
    var body: some View {
        AddButton {}
    }
}

struct AlarmForm: View {
    var body: some View {
        Form {
            AlarmFields()
        }
    }
}
