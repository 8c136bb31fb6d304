import Elements
import GLib
import Gtk

/// An element's picture that can be zoomed and panned by wheel, touch, pointer and keyboard.
final class PictureCanvas: Widget {
  let element: AtomicElement
  /// The visible part of the picture.
  var viewport = Viewport() {
    didSet { if viewport != oldValue { viewportChanged() } }
  }
  /// Progress of the opening animation, from 0 at the item to 1 in the whole window. Below 1 a zoomed picture
  /// returns to its whole view.
  var progress = 1.0 {
    didSet { if progress != oldValue { queueDraw() } }
  }
  /// Called when the viewport or the picture changes.
  var onChange: (@MainActor () -> Void)?

  /// The scroll controller, which also reports the held modifier keys.
  let wheel = ScrollController()
  let wheelZooms = false
  /// True if a photograph is shown, false for the drawing.
  var showsPhotograph: Bool { picture?.photograph.image != nil }
  private var picture: ElementPicture?
  private(set) lazy var zoomAnimation = ViewportZoom(self) { [weak self] in
    self?.viewport.zoom(to: $0, about: $1)
  }

  /// Maximum of a photograph's longer side, in pixels: a larger one takes hundreds of megabytes.
  private static let photographSide = 4_096.0

  /// Creates the picture of `element`. `preview` is shown until its photograph is loaded.
  init(_ element: AtomicElement, preview: PhotographImage?) {
    self.element = element
    super.init()
    name = "picture-canvas"
    isFocusable = true
    setAccessibleLabel(tr("Picture: {1}", tr(element.shownName)))
    let picture = ElementPicture(
      of: element, in: self, .full, side: { Self.photographSide }, preview: preview)
    self.picture = picture
    picture.photograph.onChange = { [weak self] in self?.pictureChanged() }
    picture.photograph.isWanted = true
    pictureChanged()
  }

  /// Adopts the aspect ratio of the current picture at the same zoom.
  private func pictureChanged() {
    let image = picture?.photograph.image
    setAccessibleDescription(image == nil ? tr(element.atomDescription) : tr("Photograph"))
    viewport = viewport.showing(aspect: image?.aspect ?? 1)
    onChange?()
  }

  override class var cssName: String? { "picture-canvas" }
  override class var accessibleRole: AccessibleRole? { .img }

  override func allocate(width: Int, height: Int, baseline: Int) {
    viewport.size = Size(width: Double(width), height: Double(height))
  }

  override func snapshot(_ snapshot: Snapshot) {
    picture?.draw(
      in: snapshot, viewport.returning(progress), progress: progress, scale: scaleFactor)
  }

  private func viewportChanged() {
    queueDraw()
    onChange?()
  }

  // MARK: Zoom

  /// Shows a part of the picture without animation.
  func show(_ part: ViewParameters) {
    zoomAnimation.stop()
    viewport.show(center: part.center, scale: part.scale)
  }

  // MARK: Pan

  /// Pans the picture by a distance in pixels, as far as its edges allow.
  func pan(x: Double, y: Double) { viewport.pan(x: x, y: y) }
}
