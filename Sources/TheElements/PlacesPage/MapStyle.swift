import Adwaita
import Elements
import Gtk

/// The colors of the map in the current style.
@MainActor
struct MapStyle: Hashable {
  let sea, land, line, label: Color
  let pin: Color
  /// Text and ring of a pin.
  let pinText: Color

  static var current: MapStyle { MapStyle() }

  private init() {
    let (isDark, isHighContrast) = (StyleManager.shared.isDark, StyleManager.shared.isHighContrast)
    func color(_ hex: UInt32) -> Color { Color(RGB(hex: hex)) }
    sea = color(isDark ? 0x1b2025 : 0xeef3f7)
    land = color(isDark ? 0x2c2c2c : 0xfafafa)
    if isHighContrast {
      (line, label) = (color(isDark ? 0x9a9996 : 0x77767b), color(isDark ? 0xffffff : 0x000000))
    } else {
      (line, label) = (color(isDark ? 0x444a50 : 0xd5dbe0), color(isDark ? 0xb0b5ba : 0x666c72))
    }
    pin = color(0x1c71d8)
    pinText = .white
  }
}
