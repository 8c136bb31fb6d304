import Elements
import GLib
import Gtk

/// The abundance of an element in one place as a bar between the rarest and the commonest element there, on a logarithmic
/// scale.
final class AbundanceBar: Widget {
  private let column: PropertyColumn
  private let value: PropertyColumn.Value

  /// Lengths in pixels and font size, at text scale 1.
  private static let (textSize, gap, barHeight, least) = (13.0, 4.0, 8.0, 4.0)
  private static let trackOpacity = 0.1

  init(_ column: PropertyColumn, _ value: PropertyColumn.Value) {
    (self.column, self.value) = (column, value)
    super.init()
    name = "bar-\(column.id)"
    setAccessibleLabel(tr("{1}, {2}, {3}", tr(column.title), quantity, rank))
    tooltipText = rank
  }

  override class var accessibleRole: AccessibleRole? { .img }

  private var quantity: String { tr(value.figure.displayText) }

  /// The place among all elements.
  private var rank: String {
    let more = column.values.values.count { $0.number > value.number }
    let count = column.values.count
    return ntr(
      "{1} of {2} element", "{1} of {2} elements", count, String(more + 1), String(count))
  }

  /// Lays out title and value on one line, or below each other if they have no room there.
  private func texts(_ width: Double) -> (title: TextLayout, number: TextLayout, isStacked: Bool) {
    let (title, number) = (text(tr(column.title)), text(quantity))
    let isStacked = title.width + number.width + 12 > width
    if isStacked { for text in [title, number] { text.wrap(within: width) } }
    return (title, number, isStacked)
  }

  private func text(_ string: String) -> TextLayout {
    TextLayout(string, for: self, size: Self.textSize * textScale)
  }

  override var requestMode: RequestMode { .heightForWidth }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    guard orientation == .vertical else { return (160, 400) }
    let (title, number, isStacked) = texts(Double(forSize < 0 ? 400 : forSize))
    let lines = isStacked ? title.height + number.height : max(title.height, number.height)
    let height = Int((lines + Self.gap + Self.barHeight).rounded(.up))
    return (height, height)
  }

  override func snapshot(_ snapshot: Snapshot) {
    let room = Double(width)
    let (title, number, isStacked) = texts(room)
    let (titleWidth, numberWidth) = (min(title.width, room), min(number.width, room))
    snapshot.text(title, x: x(leading: 0, width: titleWidth, in: room), y: 0, dimColor)
    snapshot.text(
      number, x: x(leading: room - numberWidth, width: numberWidth, in: room),
      y: isStacked ? title.height : 0, color)
    drawBar(in: snapshot)
    super.snapshot(snapshot)
  }

  private func drawBar(in snapshot: Snapshot) {
    let room = Double(width)
    let top = Double(height) - Self.barHeight
    let part =
      column.range.map { PropertyScale($0, isLogarithmic: true).position(of: value.number) } ?? 0
    let bar = max(room * part, Self.least)
    snapshot.fill(
      Bounds(y: top, width: room, height: Self.barHeight), radius: Self.barHeight / 2,
      color.faded(to: Self.trackOpacity))
    snapshot.fill(
      Bounds(x: x(leading: 0, width: bar, in: room), y: top, width: bar, height: Self.barHeight),
      radius: Self.barHeight / 2, namedColor("accent_bg_color") ?? color)
  }
}

extension AbundanceBar: DrawnPart {
  var shownTexts: [String] { [tr(column.title), quantity] }
}
