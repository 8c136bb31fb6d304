import Adwaita
import Elements
import Gtk

/// The style in which a tile is drawn.
@MainActor
struct TileLook {
  let style: Style
  let isHighContrast: Bool

  /// That of the desktop.
  static var screen: TileLook {
    let manager = StyleManager.shared
    return TileLook(
      style: manager.isDark ? .dark : .light, isHighContrast: manager.isHighContrast)
  }

  static let paper = TileLook(style: .light, isHighContrast: false)
}

/// The colors of a tile in a style: light or dark, high contrast or not.
@MainActor
struct TileStyle {
  let background: Color
  let text: Color
  /// Color of number, glyph and weight, dimmer than the symbol.
  let secondary: Color
  let outline: Color
  /// Color of the hatching of a tile without a value, on which the text keeps its contrast.
  let hatching: Color

  /// Opacity of the secondary color in the light style; all text keeps a contrast of 4.5:1.
  private static let secondaryOpacity = 0.85
  /// Opacity of the outline, which is opaque in high contrast.
  private static let outlineOpacity = 0.14
  /// Opacity of the hatching in high contrast.
  private static let hatchingOpacity = 0.25

  /// The color of a tile without a value in the light style; in the dark one it is that of an unknown state.
  private static let unknown = RGB(hex: 0xebe9ea)

  init(_ category: ElementCategory) {
    self.init(TilePaint.Fill.classification(.category(category)))
  }

  init(_ fill: TilePaint.Fill, _ look: TileLook = .screen) {
    let style = look.style
    var textStyle = style
    switch fill {
    case .classification(let classification):
      background = Color(classification.color(for: style))
    case .scale(let color):
      background = Color(color)
      textStyle = .light
    case .unknown:
      let dark = ElementClassification.state(.unknown).color(for: .dark)
      background = Color(style == .light ? Self.unknown : dark)
    }
    text = Color(ElementCategory.unknown.textColor(for: textStyle))
    let opaque = textStyle == .dark || look.isHighContrast
    secondary = opaque ? text : text.faded(to: Self.secondaryOpacity)
    outline = look.isHighContrast ? text : text.faded(to: Self.outlineOpacity)
    hatching = text.faded(to: look.isHighContrast ? Self.hatchingOpacity : Self.outlineOpacity)
  }
}

extension Color {
  /// Converts a color of the model.
  init(_ color: RGB) { self.init(red: color.red, green: color.green, blue: color.blue) }
}
