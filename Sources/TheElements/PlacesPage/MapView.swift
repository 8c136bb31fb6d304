import Elements
import GLib
import Gtk

// MapView
//   └── MapPin for each pin in the view

/// The map of the world with the pins of places, zoomed and panned by wheel, touch, pointer and keyboard.
final class MapView: Widget, ViewportWidget {
  private(set) var viewport: Viewport {
    didSet { if viewport != oldValue { pinsChanged() } }
  }
  /// Index of the selected place.
  var selection: Int? {
    didSet { if selection != oldValue { pinsChanged() } }
  }
  /// Height in pixels at the foot that a sheet covers.
  private(set) var coveredHeight = 0.0
  /// Called when the viewport or the pins change.
  var onChange: (@MainActor () -> Void)?
  /// Returns the accessible name of a pin of these places.
  var names: @MainActor ([Place]) -> String = { tr(list: $0.map(\.name)) }
  /// Called with the index of a place that the user chooses on the map, and with nil for the sea.
  var onSelect: (@MainActor (Int?) -> Void)?

  let wheel = ScrollController()
  let keys = KeyController()
  let wheelZooms = true
  private(set) var places: [Place] = []
  /// Frames of widgets over the map, where no names are drawn.
  var covered: [Rect] = [] {
    didSet { if covered != oldValue { queueDraw() } }
  }
  private let drawing: MapDrawing
  private let labels: MapLabels
  let pins = MapPins()
  /// The widgets of pins: those in the view, and unused ones.
  var pinWidgets: [MapPin] = []
  /// Number of pins in the view at the last layout that have no widget yet.
  var missingWidgets = 0
  private var flight: Flight?
  /// Frames until the map is drawn anew after a zoom by hand; 0 if it is.
  private var framesUntilSharp = 0
  /// True while the map goes on after a swipe, and the number of these.
  var (isGliding, glides) = (false, 0)

  /// An animated way from one viewport to another.
  private struct Flight {
    let from: Viewport
    var to: Viewport
    let easing: Easing
    var start: Double?
  }

  /// Seconds of a zoom step, and of a flight to a place.
  static let (zoomDuration, flightDuration) = (0.2, 0.4)
  /// Frames without a zoom by hand after which the map is drawn anew.
  private static let restFrames = 8
  static let zoomStep = 2.0
  /// Least scale after a flight to a place.
  private static let placeScale = 8.0
  /// Middle of the map at the start: Europe, where most elements were discovered.
  private static let start = (
    center: Coordinate(longitude: 12, latitude: 53), scale: 5.0
  )

  init(_ map: WorldMap) {
    drawing = MapDrawing(map)
    labels = MapLabels(map)
    viewport = Viewport(
      map: Size(width: 0, height: 0), center: Mercator.point(of: Self.start.center),
      scale: Self.start.scale)
    super.init()
    name = "map"
    isFocusable = true
    setAccessibleLabel(tr("Map"))
    afterLayout { [weak self] in self?.addMissingWidgets() }
  }

  override class var cssName: String? { "map-view" }
  override class var accessibleRole: AccessibleRole? { .group }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    (100, 400)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    viewport.size = Size(width: Double(width), height: Double(height))
    allocatePins()
  }

  override func snapshot(_ snapshot: Snapshot) {
    let style = MapStyle.current
    let bounds = Bounds(width: viewport.size.width, height: viewport.size.height)
    let shown = shownPins
    let free = Size(width: bounds.width, height: bounds.height - coveredHeight)
    snapshot.clipped(to: bounds) {
      drawing.draw(
        in: snapshot, viewport, scale: scaleFactor, style,
        isZooming: flight != nil || framesUntilSharp > 0)
      labels.draw(
        in: snapshot, viewport, pins: named(shown), names: { name(ofPlace: $0) },
        free: free, covered: covered, style, widget: self)
      pins.draw(
        shown, selected: selection, focused: focusedPin?.pin, in: snapshot, style, widget: self)
      labels.drawSource(in: snapshot, free, style, widget: self)
    }
  }

  /// Tab moves to the map, and from there out of it: Space walks its pins.
  override func focus(_ direction: FocusDirection) -> Bool {
    guard direction.isTab else { return false }
    return !containsFocus && grabFocus()
  }

  override func styleChanged() { queueDraw() }

  func pinsChanged() {
    queueDraw()
    queueAllocate()
    onChange?()
  }

  /// Shows these places instead of those before, without a selection.
  func show(_ places: [Place]) {
    guard places != self.places || pins.opened != nil else { return }
    self.places = places
    pins.opened = nil
    pins.show(places)
    for widget in pinWidgets { widget.isOutdated = true }
    selection = nil
    pinsChanged()
  }

  // MARK: Moving

  /// Adopts a size and the height at the foot that a sheet covers. What is in the middle of the free part stays there.
  func cover(_ height: Double, of size: Size) {
    guard height != coveredHeight || size != viewport.size else { return }
    let part = resized(viewport, size, covered: height)
    let rest = resized(restViewport, size, covered: height)
    flight?.to = rest
    coveredHeight = height
    viewport = part
  }

  /// Returns a part in another size below a sheet of another height.
  private func resized(_ part: Viewport, _ size: Size, covered height: Double) -> Viewport {
    // The scale is relative to the size, so the free part is computed in the size before.
    var part = coveredHeight == 0 ? part : uncovered(part)
    part.size = size
    if height != 0 { part.pan(x: 0, y: -height / 2) }
    return part
  }

  var restViewport: Viewport {
    var rest = flight?.to ?? viewport
    rest.size = viewport.size
    return rest
  }

  /// The part of the map as it is without a sheet.
  var uncovered: Viewport { uncovered(viewport) }

  /// Returns a part as it is without a sheet.
  func uncovered(_ part: Viewport) -> Viewport {
    var part = part
    part.pan(x: 0, y: coveredHeight / 2)
    return part
  }

  func pan(x: Double, y: Double) {
    stop()
    shift(x: x, y: y)
  }

  /// Moves the map by a distance in pixels without ending a glide.
  func shift(x: Double, y: Double) { viewport.pan(x: x, y: y) }

  /// Ends a flight or a glide where it is.
  func stop() { (flight, isGliding) = (nil, false) }

  func zoomNow(to scale: Double, about point: Point) {
    stop()
    viewport.zoom(to: scale, about: point)
    sharpenLater()
  }

  /// Draws the map anew some frames after the last zoom.
  private func sharpenLater() {
    let isWaiting = framesUntilSharp > 0
    framesUntilSharp = Self.restFrames
    guard !isWaiting else { return }
    onEachFrame { [weak self] _ in
      guard let self else { return false }
      self.framesUntilSharp -= 1
      if self.framesUntilSharp == 0 { self.queueDraw() }
      return self.framesUntilSharp > 0
    }
  }

  func zoom(to scale: Double, about point: Point?) {
    var target = viewport
    target.zoom(to: scale, about: point ?? middle)
    if target.scale != restViewport.scale { announceZoom(target.scale) }
    fly(to: target, duration: Self.zoomDuration)
  }

  /// Flies to a place and shows it in the middle, animated unless animations are disabled.
  func fly(toPlace index: Int) {
    guard let point = point(ofPlace: index) else { return }
    let scale = max(viewport.scale, Self.placeScale)
    var target = Viewport(map: viewport.size, center: point, scale: scale)
    // To the middle of the part that is not covered.
    target.pan(x: 0, y: -coveredHeight / 2)
    fly(to: target, duration: Self.flightDuration)
  }

  /// Shows a part of the map at once.
  /// - Parameter center: in fractions of the map.
  func show(center: Point, scale: Double) {
    stop()
    viewport = Viewport(map: viewport.size, center: center, scale: scale)
  }

  func fly(to target: Viewport, duration: Double) {
    guard Display.enablesAnimations, isMapped else {
      flight = nil
      viewport = target
      return
    }
    let isFlying = flight != nil
    isGliding = false
    flight = Flight(
      from: viewport, to: target, easing: Easing(from: 0, to: 1, duration: duration))
    if !isFlying { onEachFrame { [weak self] time in self?.step(time) ?? false } }
    onChange?()
  }

  private func step(_ time: Double) -> Bool {
    guard var current = flight else { return false }
    let start = current.start ?? time
    current.start = start
    let part = current.easing.value(at: time - start)
    let isOver = time - start >= current.easing.duration
    var next = isOver ? current.to : current.from.flying(to: current.to, part: part)
    next.size = viewport.size
    flight = isOver ? nil : current
    viewport = next
    return !isOver
  }
}
