import Elements
import GLib
import Gtk
import Recording

/// A widget that shows one element's tile or picture: a row, a cell or a tile.
@MainActor
protocol ElementItem: GestureTarget {
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
  /// True if the item shows that the element is one of the user's favorites.
  var isFavorite: Bool { get set }
  /// True if the item shows that the user has written a note about the element.
  var hasNote: Bool { get set }
  /// Tells a screen reader the element's marks.
  func describe()
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
  var isFavorite: Bool {
    get { false }
    set {}
  }

  var hasNote: Bool {
    get { false }
    set {}
  }

  func drawTile(in snapshot: Snapshot, _ frame: Rect) {
    TileDrawing(element: element, face: self)
      .draw(in: snapshot, x: frame.x, y: frame.y, side: frame.width)
  }

  func show(_ hit: SearchHit?, isBest: Bool) { setClass("best-hit", isBest) }

  func gesture(of action: AppAction, _ arguments: [String]) -> Gesture? {
    switch action {
    case .toggleFavorite: starArea.map { Gesture.click(self, Bounds($0)) }
    case .showPicture: showsPictureOnClick ? .click(self, Bounds(tileFrame)) : nil
    case .toggleComparison: .click(self, showsTile ? Bounds(tileFrame) : nil, holdsControl: true)
    case .moveFavoriteUp, .moveFavoriteDown: .open(self, isSecondary: true)
    case .showElement, .selectElement: .click(self)
    default: nil
    }
  }

  func describe() { describe(reason: nil) }

  /// Shows, and tells a screen reader, that a mark of the element has changed.
  func marksChanged() {
    describe()
    queueDraw()
  }

  /// True if the element is compared.
  var isCompared: Bool { ComparedElements.shared.contains(element.number) }

  /// "Favorite" if the element is the user's, "Has a note" if there is one, "In comparison" if it is compared.
  var marks: [String] {
    (isFavorite ? [tr("Favorite")] : []) + (hasNote ? [tr("Has a note")] : [])
      + (isCompared ? [tr("In comparison")] : [])
  }

  /// Sets the accessible description to the element's marks.
  /// - Parameter reason: the reason why a search found the element; nil for none.
  func describe(reason: String?) {
    let notes = marks + (reason.map { [$0] } ?? [])
    setAccessibleDescription(tr(list: notes))
  }

  /// Returns the visible frame of the tile or picture in `ancestor`'s coordinates; nil if it is not visible.
  func frame(in ancestor: Widget) -> Rect? {
    visibleFrame(of: Bounds(tileFrame), in: ancestor).map { Rect($0) }
  }
}

extension Widget {
  /// Returns the item at a point of the widget, and the point in the item.
  func item(at point: (x: Double, y: Double)) -> (item: any ElementItem, place: Point)? {
    guard let item = pick(x: point.x, y: point.y)?.item,
      let place = convert(x: point.x, y: point.y, to: item)
    else { return nil }
    return (item, Point(x: place.x, y: place.y))
  }

  /// The nearest `ElementItem` among the widget and its ancestors.
  var item: (any ElementItem)? { self as? any ElementItem ?? parent?.item }

  /// Calls `body` with all items in the widget and its descendants, also hidden ones.
  func forEachItem(_ body: (any ElementItem) -> Void) {
    if let item = self as? any ElementItem { return body(item) }
    for child in children { child.forEachItem(body) }
  }

  /// Returns the first mapped item of `element` in the widget and its descendants.
  func findItem(of element: AtomicElement) -> (any ElementItem)? {
    firstMapped { ($0 as? any ElementItem)?.element == element } as? any ElementItem
  }
}
