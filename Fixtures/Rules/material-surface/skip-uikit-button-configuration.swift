import UIKit

@MainActor
func floatingConfiguration() -> UIButton.Configuration {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Follow"
    configuration.background.visualEffect = UIBlurEffect(style: .systemMaterial)
    return configuration
}
