import Elements
import GLib
import Gtk

/// The tile of a missed element as a button that opens the element.
final class QuizMissedTile: Button {
  /// Side in pixels.
  private static let side = 76

  init(_ element: AtomicElement) {
    super.init()
    name = "missed-\(element.number)"
    addClass("flat")
    addClass("element-cell")
    let tile = TileImage(element)
    (tile.widthRequest, tile.heightRequest) = (Self.side, Self.side)
    setChild(tile)
    setAccessibleLabel(tr(element.accessibleName))
    tooltipText = tr(element.shownName)
    setAction(AppAction.showElement.name, element.symbol)
  }
}
