import Elements
import GLib
import Gtk

/// An element's tile above the year of its discovery. A click opens the element's window.
final class DiscoveryTile: Button, ElementItem {
  let element: AtomicElement
  let year: String

  /// Lengths in pixels at a text scale of 1.
  private enum Length {
    static let tile = 44.0
    static let gap = 3.0
    static let year = 11.0
    static let line = 15.0
    static let yearWidth = 32.0
    static let margin = 4.0
  }

  init(_ element: AtomicElement, year: Int) {
    self.element = element
    self.year = Self.text(of: year)
    super.init()
    dropLayoutManager()
    name = "discovery-\(element.number)"
    addClass("flat")
    addClass("discovery")
    let name = tr(element.shownName)
    setAccessibleLabel(self.year.isEmpty ? name : tr("{1}, {2}", name, self.year))
    setAction(AppAction.selectElement.name, element.symbol)
  }

  private static func text(of year: Int) -> String {
    year == Place.Discovery.antiquity ? "" : String(year)
  }

  /// True if the tile shows this discovery.
  func shows(_ discovery: (element: AtomicElement, year: Int)) -> Bool {
    element == discovery.element && year == Self.text(of: discovery.year)
  }

  var tileFrame: Rect {
    Rect(
      x: ((Double(width) - Length.tile) / 2).rounded(), y: Length.margin, width: Length.tile,
      height: Length.tile)
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    let text = Length.line * max(1, textScale)
    let length =
      orientation == .horizontal
      ? max(Length.tile, Length.yearWidth * textScale)
      : 2 * Length.margin + Length.tile + Length.gap + text
    return (Int(length.rounded(.up)), Int(length.rounded(.up)))
  }

  override func snapshot(_ snapshot: Snapshot) {
    super.snapshot(snapshot)
    drawTile(in: snapshot, tileFrame)
    let text = TextLayout(year, for: self, size: Length.year * textScale)
    snapshot.text(
      text, x: (Double(width) - text.width) / 2,
      y: Length.margin + Length.tile + Length.gap, dimColor)
  }
}

extension DiscoveryTile: DrawnPart {
  var shownTexts: [String] { [tr(element.shownName), year] }
}
