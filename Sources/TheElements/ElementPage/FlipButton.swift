import Elements
import GLib
import Gtk

/// The button that flips an element's tile. Its image shows the other side: an icon for the facts, or a small tile.
final class FlipButton: Button {
  /// Side of the small tile, in pixels.
  private static let tileSide = 22

  override init() {
    super.init()
    name = "flip"
    addClass("image-button")
    setAction(AppAction.flip.name)
  }

  /// Shows the other side of the tile of `element`.
  func update(for element: AtomicElement, isBackUp: Bool) {
    let text = isBackUp ? tr("Show Tile") : tr("Show Facts")
    tooltipText = text
    setAccessibleLabel(text)
    guard isBackUp else { return setChild(Image(icon: "elements-info-symbolic")) }
    let image = TileImage(element)
    image.widthRequest = Self.tileSide
    image.heightRequest = Self.tileSide
    image.verticalAlign = .center
    setChild(image)
  }
}
