import Adwaita
import Gtk

extension Widget {
  /// Tells the style sheet, by a class, whether high contrast is on. To be called when the style has changed.
  func markContrast() { setClass("contrast", StyleManager.shared.isHighContrast) }
}
