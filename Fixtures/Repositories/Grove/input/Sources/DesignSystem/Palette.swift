import SwiftUI

public enum Palette {
    public static let moss = Color(red: 0.3, green: 0.5, blue: 0.3)
    public static let corner: CGFloat = 18
}
