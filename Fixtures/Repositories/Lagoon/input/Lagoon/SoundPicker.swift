import SwiftUI

struct SoundPicker: View {
    @Binding var selection: Sound
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        List(Sound.all) { sound in
            Button {
                selection = sound
                dismiss()
            } label: {
                Label(sound.name, systemImage: sound.symbol)
                    .padding(10)
                    .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 10))
            }
        }
    }
}

#Preview {
    @Previewable @State var sound = Sound.all[1]
    SoundPicker(selection: $sound)
}
