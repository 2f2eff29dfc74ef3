// not type-checked: only a person can rewrite this check; floors: iOS 17, macOS 14
import SwiftUI

extension View {
    @ViewBuilder
    func chip(isOn: Bool) -> some View {
        if #available(iOS 26.0, *) {
            padding().glassEffect(isOn ? .regular : .clear, in: .capsule)
        } else {
            padding().background(.ultraThinMaterial, in: Capsule())
        }
    }
}

#if os(macOS)
let isMac = true
#else
let isMac = false
#endif
