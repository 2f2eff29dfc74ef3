// Hand-written, type-check-only stand-in for the slice of ClockKit that fixtures use. Not Apple's source.
public import SwiftUI

@MainActor open class CLKComplicationTemplate: NSObject {}
@available(watchOS 7.0, *) open class CLKComplicationTemplateGraphicCircularView<Content: View>: CLKComplicationTemplate {
    public init(_ content: Content) { super.init() }
}
@available(watchOS 7.0, *) open class CLKComplicationTemplateGraphicRectangularFullView<Content: View>:
    CLKComplicationTemplate
{
    public init(_ content: Content) { super.init() }
}
