import Adwaita
import Elements
import Gtk

/// The style in which a tile is drawn.
@MainActor
struct TileLook {
  let style: Style
  let isHighContrast: Bool
  /// The background of the classes.
  var ink = TileInk.colors

  /// That of the desktop, in colors.
  static var screen: TileLook {
    let manager = StyleManager.shared
    return TileLook(
      style: manager.isDark ? .dark : .light, isHighContrast: manager.isHighContrast)
  }

  /// That of the desktop with the user's ink, of tiles and their legends.
  static var tile: TileLook {
    var look = screen
    look.ink = UserInk.shared.ink
    return look
  }

  /// That of paper with the user's ink.
  static var paper: TileLook { paper(UserInk.shared.ink) }

  static func paper(_ ink: TileInk) -> TileLook {
    TileLook(style: .light, isHighContrast: false, ink: ink)
  }
}

/// The colors of a tile in a style: light or dark, high contrast or not.
@MainActor
struct TileStyle {
  let background: Color
  let text: Color
  /// Color of number, glyph and weight, dimmer than the symbol.
  let secondary: Color
  let outline: Color
  /// The pattern on the background, and its color; nil for none.
  let pattern: (shape: TilePattern, color: Color)?
  /// The color behind texts on a strong pattern; nil where they keep their contrast without.
  let plate: Color?

  /// Opacity of the secondary color in the light style; all text keeps a contrast of 4.5:1.
  private static let secondaryOpacity = 0.85
  /// Opacity of the outline, which is opaque in high contrast.
  private static let outlineOpacity = 0.14
  /// Opacity of the outline without colors.
  private static let inkOutlineOpacity = 0.5
  /// Opacity of the hatching of a tile without a value in high contrast. The text keeps its contrast on it.
  private static let hatchingOpacity = 0.25
  /// The background in place of a color, and the pattern on it, in the light and the dark style.
  private static let grounds = (light: RGB(hex: 0xffffff), dark: RGB(hex: 0x1e1e1e))
  private static let patterns = (light: RGB(hex: 0x777777), dark: RGB(hex: 0x8c8c8c))

  /// The color of a tile without a value in the light style; in the dark one it is that of an unknown state.
  private static let unknown = RGB(hex: 0xebe9ea)

  init(_ category: ElementCategory) {
    self.init(TilePaint.Fill.classification(.category(category)))
  }

  init(_ fill: TilePaint.Fill, _ look: TileLook = .screen) {
    let style = look.style
    var textStyle = style
    var shape: TilePattern?
    switch fill {
    case .classification(let classification) where look.ink == .colors:
      background = Color(classification.color(for: style))
    case .classification(let classification):
      background = Color(style == .light ? Self.grounds.light : Self.grounds.dark)
      shape = look.ink == .patterns ? classification.pattern : nil
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
    let outlineOpacity = look.ink == .colors ? Self.outlineOpacity : Self.inkOutlineOpacity
    outline = look.isHighContrast ? text : text.faded(to: outlineOpacity)
    if fill == .unknown {
      let opacity = look.isHighContrast ? Self.hatchingOpacity : Self.outlineOpacity
      (pattern, plate) = ((.rising, text.faded(to: opacity)), nil)
    } else if let shape, shape != .blank {
      let color = Color(style == .light ? Self.patterns.light : Self.patterns.dark)
      (pattern, plate) = ((shape, look.isHighContrast ? text : color), background)
    } else {
      (pattern, plate) = (nil, nil)
    }
  }
}

extension Color {
  /// Converts a color of the model.
  init(_ color: RGB) { self.init(red: color.red, green: color.green, blue: color.blue) }
}

extension TileStyle {
  /// Fills an area with the background and its pattern, without its outline.
  /// - Parameters:
  ///   - isSmall: true for the small area of a legend.
  ///   - face: the font of the tile's texts.
  func drawBackground(
    in drawing: any Drawing, _ bounds: Bounds, radius: Double, isSmall: Bool = false,
    for face: any Typeface
  ) {
    drawing.fill(bounds, radius: radius, background)
    guard let pattern else { return }
    drawing.clipped(to: bounds, radius: radius) {
      PatternDrawing.draw(
        pattern.shape, in: drawing, bounds, pattern.color, isSmall: isSmall,
        scale: face.scaleFactor)
    }
  }

  /// Draws a text of one line at a baseline, on a plate where the pattern is strong.
  func drawText(
    _ text: TextLayout, in drawing: any Drawing, x: Double, baseline: Double, _ color: Color
  ) {
    if let plate {
      let (above, below) = (Self.plateAbove * text.size, Self.plateBelow * text.size)
      let margin = Self.plateMargin * text.size
      let bounds = Bounds(
        x: x - margin, y: baseline - above, width: text.width + 2 * margin, height: above + below)
      drawing.fill(bounds, radius: margin, plate)
    }
    drawing.text(text, x: x, y: baseline - text.baseline, color)
  }

  /// Extent of a plate above and below the baseline, and beyond the ends of the text, in sizes of the text.
  private static let (plateAbove, plateBelow, plateMargin) = (0.84, 0.24, 0.12)
}
