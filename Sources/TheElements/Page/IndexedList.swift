import GLib
import Gtk

// IndexedList
//   ├── the scrolled list, as wide as the page
//   └── LetterRail, beside the centered sections

/// A list with the letter rail beside its sections. The list fills the width, so that it scrolls under the pointer
/// everywhere; only where the rail would lie on the sections, the list is narrower.
final class IndexedList: Widget {
  private let list: Widget
  private let rail: Widget
  /// Width of the sections in pixels, at most.
  private let listWidth: Int

  /// Space between sections and rail, in pixels.
  private static let spacing = 8

  init(_ list: Widget, rail: Widget, listWidth: Int) {
    self.list = list
    self.rail = rail
    self.listWidth = listWidth
    super.init()
    append(list)
    append(rail)
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    let (list, rail) = (list.request(orientation), rail.request(orientation))
    return orientation == .horizontal
      ? (list.minimum + rail.minimum, list.natural + rail.natural)
      : (max(list.minimum, rail.minimum), max(list.natural, rail.natural))
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    let railWidth = rail.request(.horizontal).minimum
    let sectionsEnd = (width + listWidth) / 2 + Self.spacing
    let isBeside = sectionsEnd + railWidth <= width
    let railX = isBeside ? sectionsEnd : width - railWidth
    let listEnd = isBeside ? width : width - railWidth
    list.allocate(
      x: Double(x(leading: 0, width: listEnd, in: width)), y: 0, width: listEnd, height: height)
    rail.allocate(
      x: Double(x(leading: railX, width: railWidth, in: width)), y: 0, width: railWidth,
      height: height)
  }
}
