import SwiftUI

public enum Theme {
    public static let cardRadius: CGFloat = 20
    public static let accent = Color(red: 0.36, green: 0.42, blue: 0.95)
    public static let gutter: CGFloat = 16
}
