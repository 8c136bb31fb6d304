import Adwaita
import Elements
import GLib
import Gtk

/// The value of one element in a comparison: the number with its unit, and a mark at its place among the numbers of all
/// elements.
final class ComparisonCell: Widget {
  private var cell: ComparisonSheet.Cell?
  /// The state whose glyph precedes the text; nil for none.
  private var state: PhysicalState?
  /// True for a line at the leading edge.
  var hasLine = true {
    didSet { if hasLine != oldValue { queueDraw() } }
  }

  /// Lengths in pixels at a text scale of 1.
  private enum Length {
    static let padding = 12.0
    static let (text, note) = (13.3, 10.7)
    static let gap = 6.0
    static let (trough, mark) = (4.0, 12.0)
    /// Distance of the trough's middle from the bottom.
    static let troughBottom = 14.0
    /// Distance of the text's middle from the top, above a trough.
    static let textMiddle = 16.0
    static let glyph = 5.0
  }
  /// Opacity of the trough, normally and in high contrast, and of the line.
  private static let trough = (usual: 0.1, high: 0.5)
  private static let lineOpacity = 0.08
  /// Characters from which a text gets a tooltip.
  private static let longText = 22

  override init() {
    super.init()
    isFocusable = true
  }

  override class var cssName: String? { "comparison-cell" }
  override class var accessibleRole: AccessibleRole? { .gridCell }

  /// Shows a value.
  /// - Parameters:
  ///   - name: the part's name, `melt-79`.
  ///   - spoken: what a screen reader says.
  func show(_ cell: ComparisonSheet.Cell, _ state: PhysicalState?, name: String, spoken: String) {
    self.name = name
    setAccessibleLabel(spoken)
    guard cell != self.cell || state != self.state else { return }
    (self.cell, self.state) = (cell, state)
    let text = text
    tooltipText = text.unicodeScalars.count > Self.longText ? text : ""
    queueDraw()
  }

  /// The value with its unit, kind and conditions.
  var text: String { cell.map { tr($0.text) } ?? "" }

  override func snapshot(_ snapshot: Snapshot) {
    guard let cell else { return }
    let (width, height, color) = (Double(width), Double(height), color)
    if hasLine {
      let line = Bounds(x: x(leading: 0, width: 1, in: width), width: 1, height: height)
      snapshot.fill(line, color.faded(to: Self.lineOpacity))
    }
    let middle = cell.position == nil ? height / 2 : Length.textMiddle * max(1, textScale)
    var start = Length.padding
    if let state, cell.isKnown {
      let radius = Length.glyph * max(1, textScale)
      let center = x(leading: start + radius, width: 0, in: width)
      StateGlyph(state).draw(in: snapshot, x: center, y: middle, radius: radius, color, for: self)
      start += 2 * radius + Length.gap
    }
    drawTexts(of: cell, in: snapshot, from: start, middle)
    if let position = cell.position { drawTrough(in: snapshot, position) }
  }

  private func drawTexts(
    of cell: ComparisonSheet.Cell, in snapshot: Snapshot, from first: Double, _ middle: Double
  ) {
    let width = Double(width)
    let bold = cell.isKnown && (cell.position != nil || state != nil)
    var start = first
    var texts: [(layout: TextLayout, color: Color, start: Double, width: Double)] = []
    let parts = [
      (
        tr(cell.value), Length.text, bold ? FontWeight.bold : .regular,
        cell.isKnown ? color : dimColor
      ),
      (tr(number: cell.unit ?? ""), Length.text, .regular, dimColor),
      (cell.note.map { tr($0) } ?? "", Length.note, .regular, dimColor),
    ]
    for (text, size, weight, color) in parts where !text.isEmpty {
      let room = width - Length.padding - start
      guard room > Length.padding else { break }
      let layout = TextLayout(text, for: self, size: size * textScale, weight: weight)
      if layout.width > room {
        // A text has no number to keep in sight, and a row has room for two lines.
        cell.position == nil && cell.unit == nil && texts.isEmpty
          ? layout.wrap(within: room, lines: 2) : layout.ellipsize(within: room)
      }
      texts.append((layout, color, start, min(layout.width, room)))
      start += min(layout.width, room) + Length.gap * 0.6
    }
    if isRightToLeft, cell.unit != nil, texts.count > 1 {
      // Number and unit stand from left to right in every language.
      texts[0].start = texts[1].start + texts[1].width - texts[0].width
      texts[1].start = first
    }
    // Unit and note stand on the value's baseline.
    let baseline = texts.first.map { middle - $0.layout.height / 2 + $0.layout.baseline } ?? 0
    for (layout, color, start, width) in texts {
      let y = baseline - layout.baseline
      draw(layout, in: snapshot, leading: start, y: y, color, within: width)
    }
  }

  private func drawTrough(in snapshot: Snapshot, _ position: Double) {
    let (width, height) = (Double(width), Double(height))
    let middle = height - Length.troughBottom
    let length = width - 2 * Length.padding
    let opacity = StyleManager.shared.isHighContrast ? Self.trough.high : Self.trough.usual
    snapshot.fill(
      Bounds(
        x: Length.padding, y: middle - Length.trough / 2, width: length, height: Length.trough),
      radius: Length.trough / 2, color.faded(to: opacity))
    let start = Length.padding + position * (length - Length.trough)
    snapshot.fill(
      Bounds(
        x: x(leading: start, width: Length.trough, in: width), y: middle - Length.mark / 2,
        width: Length.trough, height: Length.mark),
      radius: Length.trough / 2, namedColor("accent_color") ?? color)
  }
}

extension ComparisonCell: DrawnPart {
  var shownTexts: [String] { [text] }
}
