import Adwaita
import Elements
import GLib
import Gtk

/// An element's picture as a small square button: it opens the picture.
final class PictureThumbnail: Button, ElementItem {
  let element: AtomicElement
  let showsTile = false
  private var picture: ElementPicture?

  /// Pixels of its side and of its corners.
  static let side = 96
  private static let radius = 12.0
  private static let edgeOpacity = (usual: 0.14, high: 0.5)

  init(_ element: AtomicElement) {
    self.element = element
    super.init()
    dropLayoutManager()
    name = "picture"
    addClass("picture-thumbnail")
    addClass("flat")
    setAccessibleLabel("\(tr("Picture of")) \(tr(element.name))")
    tooltipText = AppAction.showPicture.title
    setAction(AppAction.showPicture.name, element.symbol)
    // A photograph twice as wide as high still covers it.
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
      picture?.draw(in: snapshot, Viewport(size: size), part: 0, scale: scaleFactor)
    }
    let opacity =
      StyleManager.shared.isHighContrast ? Self.edgeOpacity.high : Self.edgeOpacity.usual
    snapshot.outline(bounds, radius: Self.radius, width: 1, color.faded(to: opacity))
  }
}
