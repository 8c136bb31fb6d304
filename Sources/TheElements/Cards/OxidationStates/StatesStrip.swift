import Elements
import GLib
import Gtk

/// The oxidation states on a strip from −5 to +9: main states are filled, others outlined.
final class StatesStrip: Widget {
  private let element: AtomicElement
  private let detail: ElementDetail

  private static let states = Array(-5...9)
  /// Lengths in pixels and font size, at text scale 1.
  private static let (height, gap, radius, textSize, leastSize) = (32.0, 2.0, 5.0, 12.0, 8.0)
  private static let absentOpacity = 0.07

  init(_ element: AtomicElement, _ detail: ElementDetail) {
    (self.element, self.detail) = (element, detail)
    super.init()
    name = "states-strip"
    setAccessibleLabel(text)
  }

  override class var accessibleRole: AccessibleRole? { .img }

  /// The states in words.
  var text: String {
    let main = tr(list: detail.mainStates.map(NumberFormat.signed))
    let others = tr(list: detail.otherStates.map(NumberFormat.signed))
    if main.isEmpty { return others.isEmpty ? tr("unknown") : tr("Others: {1}", others) }
    return others.isEmpty
      ? tr("Main: {1}", main) : tr("Main: {1}. Others: {2}", main, others)
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    guard orientation == .vertical else { return (200, 400) }
    let height = Int((Self.height * max(1, textScale)).rounded())
    return (height, height)
  }

  override func snapshot(_ snapshot: Snapshot) {
    let step = (Double(width) + Self.gap) / Double(Self.states.count)
    let style = TileStyle(element.category)
    for (index, state) in Self.states.enumerated() {
      let cell = Bounds(
        x: x(leading: Double(index) * step, width: step - Self.gap, in: Double(width)),
        width: step - Self.gap, height: Double(height))
      let isMain = detail.mainStates.contains(state)
      let isOther = detail.otherStates.contains(state)
      if isMain {
        snapshot.fill(cell, radius: Self.radius, style.background)
        snapshot.outline(cell, radius: Self.radius, width: 1, style.outline)
      } else if isOther {
        snapshot.outline(cell, radius: Self.radius, width: 1, dimColor)
      } else {
        snapshot.fill(cell, radius: Self.radius, color.faded(to: Self.absentOpacity))
        continue
      }
      let text = TextLayout.fitted(
        NumberFormat.signed(state), for: self, size: Self.textSize * textScale,
        weight: isMain ? .semibold : .regular, within: cell.width, least: Self.leastSize)
      snapshot.text(
        text, x: (cell.x + (cell.width - text.width) / 2).rounded(),
        y: (cell.height - text.height) / 2, isMain ? style.text : color)
    }
  }
}

extension StatesStrip: DrawnPart {
  var shownTexts: [String] { [text] }
}
