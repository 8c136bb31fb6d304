import Adwaita
import Gtk

extension Widget {
  /// Sets the style classes `contrast` if high contrast is on and `dark` in dark style. To be called from `styleChanged`.
  func markContrast() {
    setClass("contrast", StyleManager.shared.isHighContrast)
    setClass("dark", StyleManager.shared.isDark)
  }

  /// Color of dim text; nearly opaque in high contrast, like the platform's.
  var dimColor: Color { color.faded(to: StyleManager.shared.isHighContrast ? 0.9 : 0.7) }
}
