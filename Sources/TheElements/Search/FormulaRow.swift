import Adwaita
import Elements
import GLib
import Gtk

/// A formula that is searched for: its molar mass, and a bar of the mass fractions in the colors of the elements' tiles.
/// A click copies the molar mass.
final class FormulaRow: Button {
  let result: FormulaResult
  private let categories: [Int: ElementCategory]

  /// Lengths in pixels at a text scale of 1.
  private enum Length {
    static let height = 80.0
    static let margin = 20.0
    static let top = 7.0
    static let lineGap = 2.0
    static let title = 17.0
    static let details = 12.0
    static let bar = 18.0
    static let barRadius = 4.0
    static let share = 11.0
    static let labelMargin = 8.0
    static let gap = 12.0
    static let minimumWidth = 200
  }

  /// - Parameter table: gives the categories of the elements.
  init(_ result: FormulaResult, in table: PeriodicTable) {
    self.result = result
    categories = Dictionary(
      result.parts.compactMap { part in table[part.number].map { (part.number, $0.category) } },
      uniquingKeysWith: { first, _ in first })
    super.init()
    dropLayoutManager()
    name = "formula-\(result.formula.text)"
    addClass("flat")
    addClass("formula-row")
    setAction(AppAction.copyFormula.name, result.formula.text)
    tooltipText = tr("Copy Molar Mass")
    let shares = result.parts.map { Self.text($0) }
    setAccessibleLabel(
      tr(
        "{1}, molar mass {2}, {3}", result.formula.text, tr(result.massText),
        tr(list: shares)))
  }

  /// `H 2.06 %`
  private static func text(_ part: FormulaResult.Part) -> String {
    tr("{1} {2}\u{a0}%", part.symbol, tr(number: part.percent))
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    let height = Int((Length.height * max(1, textScale)).rounded())
    return orientation == .vertical
      ? (height, height) : (Length.minimumWidth, ListPage.maximumWidth)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {}

  override func snapshot(_ snapshot: Snapshot) {
    super.snapshot(snapshot)
    let (scale, color) = (textScale, color)
    let room = min(Double(width) - 2 * Length.margin, Double(ListPage.maximumWidth))
    let left = (Double(width) - room) / 2
    let title = TextLayout(
      result.formula.text, for: self, size: Length.title * scale, weight: .bold)
    let mass = TextLayout(
      tr("{1}\u{a0}g/mol", tr(number: result.molarMass)), for: self, size: Length.title * scale,
      weight: .semibold)
    let titleRoom = max(0, room - mass.width - Length.gap)
    if title.width > titleRoom { title.ellipsize(within: titleRoom) }
    draw(title, in: snapshot, leading: left, y: Length.top, color, within: titleRoom)
    draw(mass, in: snapshot, leading: left + room - mass.width, y: Length.top, color)
    let details = TextLayout(detailsText, for: self, size: Length.details * scale)
    if details.width > room { details.ellipsize(within: room) }
    let y = Length.top + title.height + Length.lineGap
    draw(details, in: snapshot, leading: left, y: y, dimColor, within: room)
    let bottom = Double(height) - Length.top - Length.bar * max(1, scale)
    drawBar(
      in: snapshot, Bounds(x: left, y: bottom, width: room, height: Length.bar * max(1, scale)))
  }

  private var detailsText: String {
    tr(dotted: ([result.deviationText].compactMap { $0 } + result.notes).map { tr($0) })
  }

  /// Draws the shares; the label of one that is too narrow for it stands behind the bar.
  private func drawBar(in snapshot: Snapshot, _ frame: Bounds) {
    let (bar, outside) = divide(frame)
    snapshot.clipped(to: bar, radius: Length.barRadius) {
      var x = bar.x
      for part in result.parts {
        let width = bar.width * part.fraction
        let style = TileStyle(categories[part.number] ?? .unknown)
        let share = Bounds(x: x, y: bar.y, width: width, height: bar.height)
        snapshot.fill(share, style.background)
        snapshot.fill(
          Bounds(x: x + width - 1, y: bar.y, width: 1, height: bar.height), style.outline)
        if let label = label(of: part, within: width) {
          draw(label, in: snapshot, x: x + (width - label.width) / 2, bar, style.text)
        }
        x += width
      }
    }
    if let outside {
      draw(outside, in: snapshot, x: bar.x + bar.width + Length.gap, bar, dimColor)
    }
  }

  private func draw(
    _ label: TextLayout, in snapshot: Snapshot, x: Double, _ bar: Bounds, _ color: Color
  ) {
    snapshot.text(label, x: x, y: bar.y + (bar.height - label.height) / 2, color)
  }

  /// Divides a frame into the bar and the labels behind it; nil if all shares have room for theirs.
  private func divide(_ frame: Bounds) -> (bar: Bounds, outside: TextLayout?) {
    var (bar, outside): (Bounds, TextLayout?) = (frame, nil)
    // A shorter bar may have no room for another label.
    for _ in result.parts {
      let narrow = result.parts.filter { label(of: $0, within: bar.width * $0.fraction) == nil }
      guard !narrow.isEmpty else { return (bar, nil) }
      let text = tr(dotted: narrow.map { Self.text($0) })
      let layout = self.layout(text)
      guard layout.width != outside?.width, layout.width < frame.width / 2 else { break }
      outside = layout
      bar.width = frame.width - layout.width - Length.gap
    }
    return (bar, outside)
  }

  /// The label of a share: symbol and percentage, or the symbol alone; nil if neither has room.
  private func label(of part: FormulaResult.Part, within width: Double) -> TextLayout? {
    [Self.text(part), part.symbol].lazy.map(layout)
      .first { $0.width + Length.labelMargin <= width }
  }

  private func layout(_ text: String) -> TextLayout {
    TextLayout(text, for: self, size: Length.share * textScale, weight: .semibold)
  }
}

extension FormulaRow: DrawnPart {
  var shownTexts: [String] { [result.formula.text, tr(result.massText)] }
}
