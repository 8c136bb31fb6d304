import Elements
import GLib
import Gtk

/// A widget that stands for an element and shows its tile, or its picture: a row, a cell, a tile.
@MainActor
protocol ElementItem: Widget {
  var element: AtomicElement { get }
  /// Where in the widget tile or picture is, in pixels.
  var tileFrame: Rect { get }
  /// The corner radius of what is there, in pixels.
  var tileRadius: Double { get }
  /// Whether it is a tile, and not the picture itself.
  var showsTile: Bool { get }
  /// The photograph that is shown there, if there is one.
  var photograph: PhotographImage? { get }
  /// Draws what is there in a square anywhere.
  func drawTile(in snapshot: Snapshot, _ frame: Rect)
  /// Shows, and tells a screen reader, that the element is one of the user's favorites, or not.
  func show(isFavorite: Bool)
  /// Whether a click on the tile shows the picture, while one beside it opens the element's window.
  var showsPictureOnClick: Bool { get }
}

extension ElementItem {
  var tileRadius: Double { TileDrawing.cornerRadius(side: tileFrame.width) }
  var showsTile: Bool { true }
  var showsPictureOnClick: Bool { false }
  var photograph: PhotographImage? { nil }

  func drawTile(in snapshot: Snapshot, _ frame: Rect) {
    TileDrawing(element: element, widget: self)
      .draw(in: snapshot, x: frame.x, y: frame.y, side: frame.width)
  }

  func show(isFavorite: Bool) { describe(isFavorite: isFavorite) }

  /// Tells a screen reader that the element is one of the user's favorites, or not.
  func describe(isFavorite: Bool) {
    setAccessibleDescription(isFavorite ? tr("Favorite") : "")
  }

  /// Where in `ancestor` tile or picture is now; nil where it cannot be seen.
  func place(in ancestor: Widget) -> Rect? {
    visibleFrame(of: Bounds(tileFrame), in: ancestor).map {
      Rect(x: $0.x, y: $0.y, width: $0.width, height: $0.height)
    }
  }
}

extension Widget {
  /// The widget itself or the nearest one around it that stands for an element.
  var item: (any ElementItem)? { self as? any ElementItem ?? parent?.item }

  /// The first widget in this one that can be seen and stands for `element`.
  func findItem(of element: AtomicElement) -> (any ElementItem)? {
    guard isMapped else { return nil }
    if let item = self as? any ElementItem, item.element == element { return item }
    return children.lazy.compactMap { $0.findItem(of: element) }.first
  }
}

extension Favorites {
  /// Shows on the items which of them are favorites, until the returned token is dropped.
  func mark(_ items: [any ElementItem]) -> Observation {
    let items = Dictionary(
      items.map { ($0.element.number, $0) }, uniquingKeysWith: { first, _ in first })
    let update: @MainActor (Set<Int>) -> Void = { [weak self] numbers in
      for number in numbers {
        items[number]?.show(isFavorite: self?.state.isMine(number) ?? false)
      }
    }
    update(Set(state.mine.map(\.number)))
    return observeMarks(update)
  }
}
