import Adwaita
import Gtk

extension Widget {
  /// Tells the style sheet, by a class, whether high contrast is on. To be called when the style has changed.
  func markContrast() { setClass("contrast", StyleManager.shared.isHighContrast) }

  /// The color of text that stands back; in high contrast hardly, as the platform's own.
  var dimColor: Color { color.faded(to: StyleManager.shared.isHighContrast ? 0.9 : 0.7) }
}
