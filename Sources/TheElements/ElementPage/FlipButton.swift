import Elements
import GLib
import Gtk

/// The button that flips an element's tile.
final class FlipButton: Button {
  override init() {
    super.init()
    name = "flip"
    addClass("image-button")
    setAction(AppAction.flip.name)
    setChild(Image(icon: "object-flip-horizontal-symbolic"))
  }

  /// Names the other side of the tile.
  func update(isBackUp: Bool) {
    let text = isBackUp ? tr("Show Tile") : tr("Show Facts")
    tooltipText = text
    setAccessibleLabel(text)
  }
}
