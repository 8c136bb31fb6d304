import Elements
import GLib
import Gtk

/// A check box for a favorite: its star is filled if the element is one.
final class FavoriteButton: Button {
  private let star = StarImage()

  override init() {
    super.init()
    name = "favorite"
    addClass("image-button")
    setChild(star)
  }

  override class var accessibleRole: AccessibleRole? { .checkbox }

  /// Sets the element and its state.
  func show(_ element: AtomicElement, isFavorite: Bool) {
    star.isFilled = isFavorite
    tooltipText = AppAction.toggleFavorite.title(isFavorite: isFavorite)
    setAccessibleLabel(tr("Favorite"))
    setAccessibleChecked(isFavorite)
    setAction(AppAction.toggleFavorite.name, element.symbol)
  }
}

/// The star, in the size of an icon.
private final class StarImage: Widget {
  var isFilled = false {
    didSet { if isFilled != oldValue { queueDraw() } }
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    (Int(StarDrawing.side), Int(StarDrawing.side))
  }

  override func snapshot(_ snapshot: Snapshot) {
    StarDrawing(isFilled: isFilled, textColor: color).draw(
      in: snapshot, x: Double(width) / 2, y: Double(height) / 2, side: StarDrawing.side)
  }
}
