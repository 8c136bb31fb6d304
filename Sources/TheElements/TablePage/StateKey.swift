import Elements
import GLib
import Gtk

/// The meaning of the states' glyphs on the tiles, each with its word: one below the other, or in a low and wide
/// frame one beside the other.
final class StateKey: Widget {
  /// Lengths in pixels, of the text and the glyph at text scale 1.
  private enum Length {
    static let (text, glyph, gap) = (11.0, 4.0, 8.0)
  }
  /// Smallest scale of the font before a word is ellipsized.
  private static let minimumFontScale = 0.6

  override init() {
    super.init()
    canTarget = false
    setAccessibleLabel(tr("Signs of the states: {1}", tr(list: words)))
  }

  override class var cssName: String? { "state-key" }
  override class var accessibleRole: AccessibleRole? { .img }

  private let states = PhysicalState.allCases
  private var words: [String] {
    states.map { tr(ElementClassification.state($0).title) }
  }

  override func snapshot(_ snapshot: Snapshot) {
    let isRow = width > 2 * height
    let (columns, lines) = isRow ? (states.count, 1) : (1, states.count)
    let (column, line) = (Double(width / columns), Double(height) / Double(lines))
    let scale = max(1, textScale)
    let (radius, size) = (Length.glyph * scale, Length.text * textScale)
    let start = 2 * radius + Length.gap
    let texts = words.map {
      TextLayout.fitted(
        $0, for: self, size: size, within: column - start, least: Self.minimumFontScale * size)
    }
    for (index, text) in texts.enumerated() {
      let leading = isRow ? Double(index) * column : 0
      let middle = (isRow ? 0.5 : Double(index) + 0.5) * line
      StateGlyph(states[index]).draw(
        in: snapshot, x: x(leading: leading + radius, width: 0, in: Double(width)), y: middle,
        radius: radius, dimColor, for: self)
      draw(text, in: snapshot, leading: leading + start, y: middle - text.height / 2, dimColor)
    }
  }
}

extension StateKey: DrawnPart {
  var shownTexts: [String] { words }
}
