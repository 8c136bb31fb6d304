import Adwaita
import Elements
import Gtk

/// The colors of a tile in the current style: light or dark, high contrast or not.
@MainActor
struct TileStyle {
  let background: Color
  let text: Color
  /// Color of number, glyph and weight, dimmer than the symbol.
  let secondary: Color
  let outline: Color

  /// Opacity of the secondary color in the light style; all text keeps a contrast of 4.5:1.
  private static let secondaryOpacity = 0.85
  /// Opacity of the outline, which is opaque in high contrast.
  private static let outlineOpacity = 0.14

  init(_ category: ElementCategory) {
    let manager = StyleManager.shared
    let style: Style = manager.isDark ? .dark : .light
    background = Color(category.color(for: style))
    text = Color(category.textColor(for: style))
    let opaque = manager.isDark || manager.isHighContrast
    secondary = opaque ? text : text.faded(to: Self.secondaryOpacity)
    outline = manager.isHighContrast ? text : text.faded(to: Self.outlineOpacity)
  }
}

extension Color {
  /// Converts a color of the model.
  init(_ color: RGB) { self.init(red: color.red, green: color.green, blue: color.blue) }
}
