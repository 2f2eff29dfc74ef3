//glass-migrate:ignore: x
import SwiftUI

let a = Text("a").background(.thinMaterial, in: Capsule()) /*glass-migrate:ignore*/
// glass-migrate:ignore-next-line
