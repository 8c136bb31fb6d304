import Elements
import GLib
import Gtk

/// The placeholder in column 3 for a row at the bottom of the table; activating it moves focus to that row.
final class PlaceholderTile: Button {
  private let title: String

  /// Size of the text in pixels, for text of normal size; smaller where the tile is narrow.
  private static let textSize = 11.0
  /// Size below which the text has two lines.
  private static let leastTextSize = 9.0

  init(_ placeholder: TablePlaceholder, onActivate: @escaping @MainActor () -> Void) {
    title = placeholder.title
    super.init()
    dropLayoutManager()
    name = "placeholder-\(placeholder.rawValue)"
    addClass("flat")
    addClass("placeholder")
    setAccessibleLabel(tr(placeholder.accessibleName))
    onClicked(onActivate)
  }

  /// The text, as large as the tile has room for.
  var text: TextLayout {
    let size = Self.textSize * textScale
    let whole = TextLayout(title, for: self, size: size)
    let room = Double(width) - 2
    guard whole.width > room else { return whole }
    let fitting = size * room / whole.width * 0.98
    guard fitting < Self.leastTextSize else { return TextLayout(title, for: self, size: fitting) }
    let lines = title.split(separator: "–").joined(separator: "–\n")
    return TextLayout(lines, for: self, size: Self.leastTextSize)
  }

  override func snapshot(_ snapshot: Snapshot) {
    super.snapshot(snapshot)
    let text = text
    snapshot.text(
      text, x: (Double(width) - text.width) / 2, y: (Double(height) - text.height) / 2, color)
  }
}
