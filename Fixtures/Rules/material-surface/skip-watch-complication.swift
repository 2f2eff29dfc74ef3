import ClockKit
import SwiftUI

struct RingComplication: View {
    let percent: Int

    var body: some View {
        Text("\(percent)")
            .padding(4)
            .background(.thinMaterial, in: Circle())
    }
}

func ringTemplate(percent: Int) -> CLKComplicationTemplate {
    CLKComplicationTemplateGraphicCircularView(RingComplication(percent: percent))
}
