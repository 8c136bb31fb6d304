import Elements
import GLib
import Gtk

/// The picture of an element that can be zoomed and moved: by wheel, fingers, pointer and keyboard.
final class PictureCanvas: Widget {
  let element: AtomicElement
  /// Which part of the picture is shown.
  private(set) var viewport = Viewport() {
    didSet { if viewport != oldValue { viewportChanged() } }
  }
  /// How much there is left of the way on which the picture returns to where it came from, from 1 to 0:
  /// it returns whole.
  var part = 1.0 {
    didSet { if part != oldValue { queueDraw() } }
  }
  /// Called when another part of the picture is shown, or another picture.
  var onChange: (@MainActor () -> Void)?

  /// Kept to tell which keys are held while it is turned.
  let wheel = ScrollController()
  /// Whether a photograph is shown, and not the drawing.
  var showsPhotograph: Bool { picture?.photograph.image != nil }
  private var picture: ElementPicture?
  private var zoom: Zoom?

  /// A change of scale over time.
  private struct Zoom {
    let easing: Easing
    let point: Point
    var start: Double?
  }

  /// Seconds in which a key or a double click zooms.
  private static let zoomDuration = 0.2
  /// The factor of a key's zoom, and of a wheel's notch.
  private static let (step, notch) = (1.5, 1.2)
  /// Pixels of a photograph's longer side: with more it takes hundreds of megabytes.
  private static let photographSide = 4_096.0

  /// The picture of `element`. `preview` stands in for its photograph until that has come.
  init(_ element: AtomicElement, preview: PhotographImage?) {
    self.element = element
    super.init()
    name = "picture-canvas"
    isFocusable = true
    setAccessibleLabel("\(tr("Picture of")) \(tr(element.name))")
    let picture = ElementPicture(
      of: element, in: self, .full, side: { Self.photographSide }, preview: preview)
    self.picture = picture
    picture.photograph.onChange = { [weak self] in self?.pictureChanged() }
    picture.photograph.isWanted = true
    pictureChanged()
  }

  /// Shows the picture that there is now, as large as the one before.
  private func pictureChanged() {
    let image = picture?.photograph.image
    setAccessibleDescription(image == nil ? element.atomDescription : tr("Photograph"))
    viewport = viewport.showing(aspect: image?.aspect ?? 1)
    onChange?()
  }

  override class var cssName: String? { "picture-canvas" }
  override class var accessibleRole: AccessibleRole? { .img }

  override func allocate(width: Int, height: Int, baseline: Int) {
    viewport.size = Size(width: Double(width), height: Double(height))
  }

  override func snapshot(_ snapshot: Snapshot) {
    picture?.draw(in: snapshot, viewport.returning(part), part: part, scale: scaleFactor)
  }

  private func viewportChanged() {
    queueDraw()
    onChange?()
  }

  // MARK: Zoom

  /// The scale that is shown, or that it is on its way to.
  private var wantedScale: Double { zoom?.easing.end ?? viewport.scale }

  /// One step in (1) or out (−1).
  func zoomBy(steps: Int) {
    zoom(to: steps > 0 ? wantedScale * Self.step : wantedScale / Self.step)
  }

  /// Zooms to a scale about a point, or the middle: in a moment, or where nothing is to move, at once.
  func zoom(to scale: Double, about point: Point? = nil) {
    let point = point ?? Point(x: viewport.size.width / 2, y: viewport.size.height / 2)
    let scale = min(max(scale, Viewport.scales.lowerBound), Viewport.scales.upperBound)
    guard Display.enablesAnimations, isMapped else { return zoomNow(to: scale, about: point) }
    let speed = 3 * (scale - viewport.scale) / Self.zoomDuration
    let easing = Easing(from: viewport.scale, speed: speed, to: scale, duration: Self.zoomDuration)
    let isTicking = zoom != nil
    zoom = Zoom(easing: easing, point: point)
    if !isTicking { onEachFrame { [weak self] time in self?.step(time) ?? false } }
  }

  /// Zooms as the pointer does it, without a moment in between.
  func zoomNow(to scale: Double, about point: Point) {
    zoom = nil
    viewport.zoom(to: scale, about: point)
  }

  /// Zooms by notches of a wheel.
  func zoomNow(notches: Double, about point: Point) {
    let factor = notches < 0 ? 1 - notches * (Self.notch - 1) : 1 / (1 + notches * (Self.notch - 1))
    zoomNow(to: viewport.scale * factor, about: point)
  }

  private func step(_ time: Double) -> Bool {
    guard var current = zoom else { return false }
    let start = current.start ?? time
    current.start = start
    viewport.zoom(to: current.easing.value(at: time - start), about: current.point)
    let isOver = time - start >= Self.zoomDuration
    zoom = isOver ? nil : current
    return !isOver
  }

  // MARK: Pan

  /// Moves the picture by so many pixels, as far as its edges allow.
  func pan(x: Double, y: Double) { viewport.pan(x: x, y: y) }
}
