import Elements
import GLib
import Gtk

/// An element's picture as a small square button: it opens the picture.
final class PictureThumbnail: Button, ElementBearer {
  let element: AtomicElement
  let showsTile = false
  private let drawing: AtomDrawing
  private var electrons: ElectronTicker?

  /// Pixels of its side and of its corners.
  static let side = 96
  private static let radius = 12.0

  init(_ element: AtomicElement) {
    self.element = element
    drawing = AtomDrawing(element)
    super.init()
    dropLayoutManager()
    name = "picture"
    addClass("picture-thumbnail")
    addClass("flat")
    setAccessibleLabel("\(tr("Picture of")) \(tr(element.name))")
    tooltipText = AppAction.showPicture.title
    setAction(AppAction.showPicture.name, element.symbol)
    electrons = ElectronTicker(over: self)
  }

  var tileFrame: Rect { Rect(x: 0, y: 0, width: Double(width), height: Double(height)) }
  var tileRadius: Double { Self.radius }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    (Self.side, Self.side)
  }

  override func snapshot(_ snapshot: Snapshot) {
    let size = Size(width: Double(width), height: Double(height))
    let bounds = Bounds(width: size.width, height: size.height)
    let viewport = Viewport(size: size)
    snapshot.clipped(to: bounds, radius: Self.radius) {
      drawing.draw(
        in: snapshot, .init(size: size, frame: viewport.frame, scale: scaleFactor),
        after: electrons?.seconds ?? 0)
    }
    snapshot.outline(bounds, radius: Self.radius, width: 1, color.faded(to: 0.14))
  }
}
