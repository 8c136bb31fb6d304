import Elements
import GLib
import Gtk

/// A widget that shows one element's tile or picture: a row, a cell or a tile.
@MainActor
protocol ElementItem: Widget {
  var element: AtomicElement { get }
  /// Frame of the tile or picture in the widget, in pixels.
  var tileFrame: Rect { get }
  /// Corner radius of the tile or picture, in pixels.
  var tileRadius: Double { get }
  /// True for a tile, false for a picture.
  var showsTile: Bool { get }
  /// The photograph shown in the frame, if any.
  var photograph: PhotographImage? { get }
  /// Draws the tile in `frame`, a square.
  func drawTile(in snapshot: Snapshot, _ frame: Rect)
  /// Shows, and tells a screen reader, that the element is one of the user's favorites, or not.
  func show(isFavorite: Bool)
  /// Shows, and tells a screen reader, that the element is compared, or not any more.
  func comparisonChanged()
  /// Shows the element as a hit of a search, or not. The best hit on the page is highlighted.
  func show(_ hit: SearchHit?, isBest: Bool)
  /// True if a click on the tile shows the picture and a click beside it opens the element's window.
  var showsPictureOnClick: Bool { get }
  /// The frame of the star, in pixels; nil without one.
  var starArea: Rect? { get }
}

extension ElementItem {
  var tileRadius: Double { TileDrawing.cornerRadius(side: tileFrame.width) }
  var showsTile: Bool { true }
  var showsPictureOnClick: Bool { false }
  var photograph: PhotographImage? { nil }
  var starArea: Rect? { nil }

  func drawTile(in snapshot: Snapshot, _ frame: Rect) {
    TileDrawing(element: element, face: self)
      .draw(in: snapshot, x: frame.x, y: frame.y, side: frame.width)
  }

  func show(isFavorite: Bool) { describe(isFavorite: isFavorite) }
  func show(_ hit: SearchHit?, isBest: Bool) { setClass("best-hit", isBest) }

  func comparisonChanged() {}

  /// True if the element is compared.
  var isCompared: Bool { ComparedElements.shared.contains(element.number) }

  /// "Favorite" if the element is the user's, "In comparison" if it is compared.
  func marks(isFavorite: Bool) -> [String] {
    (isFavorite ? [tr("Favorite")] : []) + (isCompared ? [tr("In comparison")] : [])
  }

  /// Sets the accessible description to the element's marks.
  /// - Parameter reason: the reason why a search found the element; nil for none.
  func describe(isFavorite: Bool, reason: String? = nil) {
    let notes = marks(isFavorite: isFavorite) + (reason.map { [$0] } ?? [])
    setAccessibleDescription(notes.reduce("") { $0.isEmpty ? $1 : tr("{1}, {2}", $0, $1) })
  }

  /// Returns the visible frame of the tile or picture in `ancestor`'s coordinates; nil if it is not visible.
  func frame(in ancestor: Widget) -> Rect? {
    visibleFrame(of: Bounds(tileFrame), in: ancestor).map {
      Rect(x: $0.x, y: $0.y, width: $0.width, height: $0.height)
    }
  }
}

extension Widget {
  /// The nearest `ElementItem` among the widget and its ancestors.
  var item: (any ElementItem)? { self as? any ElementItem ?? parent?.item }

  /// Calls `body` with all items in the widget and its descendants, also hidden ones.
  func forEachItem(_ body: (any ElementItem) -> Void) {
    if let item = self as? any ElementItem { return body(item) }
    for child in children { child.forEachItem(body) }
  }

  /// Returns the first mapped item of `element` in the widget and its descendants.
  func findItem(of element: AtomicElement) -> (any ElementItem)? {
    guard isMapped else { return nil }
    if let item = self as? any ElementItem, item.element == element { return item }
    // `lazy.compactMap.first` would search each level twice.
    for child in children {
      if let item = child.findItem(of: element) { return item }
    }
    return nil
  }
}
