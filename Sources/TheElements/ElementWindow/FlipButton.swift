import Elements
import GLib
import Gtk

/// The button that flips an element's tile. It shows what is on the other side: a sign for the facts,
/// or the tile in small.
final class FlipButton: Button {
  /// The side of the tile in small, in pixels.
  private static let tileSide = 22

  override init() {
    super.init()
    name = "flip"
    addClass("image-button")
    setAction(AppAction.flip.name)
  }

  /// Shows what is on the other side of the tile of `element`.
  func show(otherSideOf element: AtomicElement, isBackUp: Bool) {
    let text = isBackUp ? tr("Show Tile") : tr("Show Facts")
    tooltipText = text
    setAccessibleLabel(text)
    guard isBackUp else { return setChild(Image(icon: "elements-info-symbolic")) }
    let picture = TileImage(element)
    picture.widthRequest = Self.tileSide
    picture.heightRequest = Self.tileSide
    picture.verticalAlign = .center
    setChild(picture)
  }
}
