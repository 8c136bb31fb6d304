import Adwaita
import Elements
import GLib
import Gtk

/// An element's picture as a small square button that opens it.
final class PictureThumbnail: Button, ElementItem {
  let element: AtomicElement
  let showsTile = false
  func describe() {}
  private var picture: ElementPicture?

  /// Side in pixels.
  static let side = 96
  /// Corner radius in pixels.
  private static let radius = 12.0
  /// Opacity of the outline, in normal and in high contrast.
  private static let outlineOpacity = (usual: 0.14, high: 0.5)

  init(_ element: AtomicElement) {
    self.element = element
    super.init()
    dropLayoutManager()
    name = "picture"
    addClass("picture-thumbnail")
    addClass("flat")
    setAccessibleLabel(tr("Picture: {1}", tr(element.shownName)))
    tooltipText = AppAction.showPicture.title
    setAction(AppAction.showPicture.name, element.symbol)
    // Twice the side: a photograph with the aspect ratio 2:1 still covers the square.
    picture = ElementPicture(of: element, in: self, .thumbnail, side: { Double(2 * Self.side) })
    picture?.photograph.followVisibility()
  }

  var tileFrame: Rect { Rect(x: 0, y: 0, width: Double(width), height: Double(height)) }
  var tileRadius: Double { Self.radius }
  var photograph: PhotographImage? { picture?.photograph.image }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    (Self.side, Self.side)
  }

  override func snapshot(_ snapshot: Snapshot) {
    let size = Size(width: Double(width), height: Double(height))
    let bounds = Bounds(width: size.width, height: size.height)
    snapshot.clipped(to: bounds, radius: Self.radius) {
      picture?.draw(in: snapshot, Viewport(size: size), progress: 0, scale: scaleFactor)
    }
    let opacity =
      StyleManager.shared.isHighContrast ? Self.outlineOpacity.high : Self.outlineOpacity.usual
    snapshot.outline(bounds, radius: Self.radius, width: 1, color.faded(to: opacity))
  }
}
