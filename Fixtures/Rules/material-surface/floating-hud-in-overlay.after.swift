import SwiftUI

struct UploadScreen: View {
    let isUploading: Bool

    var body: some View {
        Image("photo")
            .resizable()
            .overlay {
                if isUploading {
                    ProgressView()
                        .padding(24)
                        .liquidGlass(in: RoundedRectangle(cornerRadius: 16)) {
                            $0.background(.regularMaterial, in: RoundedRectangle(cornerRadius: 16))
                        }
                }
            }
    }
}
