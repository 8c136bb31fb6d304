import Elements
import GLib
import Gtk

// FlipTile
//   └── TileBack, from the first flip on

/// An element's large tile with its two faces: in front the tile as in the periodic table, on the back
/// what is known of the element. A click, Enter or Space flips it about its vertical axis. While it
/// turns, both faces are pictures; at rest the live widgets show.
final class FlipTile: Widget, SelfReflecting {
  let element: AtomicElement
  /// Called when it turns to its other face, at the beginning of a flip.
  var onFaceChange: @MainActor () -> Void = {}

  /// The unit in which the back shows temperatures.
  var temperatureUnit: TemperatureUnit {
    didSet {
      back?.show(in: temperatureUnit)
      flight = nil
    }
  }

  private var back: TileBack?
  private var curve = FlipCurve()
  private var flight: FlipRenderer?
  private var isTicking = false
  private var wasHovered = false
  /// Where a click began that may be meant for the tile.
  private var press: Point?

  private static let flipAction = "tile.flip"
  private static let naturalSide = Int(ElementLayout.leastTile)
  /// How far, in pixels, a click may stray: what goes further is a stroke to scroll, swipe or select.
  private static let clickReach = 10.0
  /// Opacity of the light on a tile under the pointer.
  private static let hoverLight = 0.06

  /// The tile of `element`, with temperatures on its back in a unit. The back is made when it is first
  /// wanted.
  init(_ element: AtomicElement, temperatureUnit: TemperatureUnit = .kelvin) {
    self.element = element
    self.temperatureUnit = temperatureUnit
    super.init()
    name = "tile"
    isFocusable = true
    setAccessibleLabel(element.accessibleName)
    addControllers()
    announceFace()
    onUnmap { [weak self] in self?.finish() }
    onChange(of: "scale-factor") { [weak self] in self?.flight = nil }
  }

  override class var cssName: String? { "flip-tile" }
  override class var accessibleRole: AccessibleRole? { .button }
  override class var actions: [String] { [flipAction] }

  override func perform(_ action: String) { flip() }

  private func addControllers() {
    let keys = KeyController()
    keys.onPressed { [weak self] key in
      guard let self, key == .enter || key == .space else { return false }
      self.flip()
      return true
    }
    add(keys)
    let click = ClickGesture()
    // Before the texts of the back: they would keep a click for themselves.
    click.capture()
    click.onPressed { [weak self] x, y in
      guard let self else { return }
      self.press = self.takesClick(x, y) ? Point(x: x, y: y) : nil
      if self.press != nil { self.back?.unselect() }
    }
    click.onReleased { [weak self] x, y in
      guard let self, let press = self.press, self.takesClick(x, y) else { return }
      guard abs(x - press.x) + abs(y - press.y) < Self.clickReach else { return }
      self.grabFocus()
      self.flip()
    }
    add(click)
  }

  /// Whether a click at a point is meant for the tile: not when it follows the link on the back, or
  /// selects or unselects text there.
  private func takesClick(_ x: Double, _ y: Double) -> Bool {
    guard let back, back.canTarget, let target = pick(x: x, y: y) else { return true }
    return !target.isInside(back.link) && !back.hasSelection(in: target)
  }

  // MARK: Flipping

  /// Whether the back is up, or will be when the flip under way ends.
  var isBackUp: Bool { curve.isBackUp }

  /// Whether it turns now.
  var isTurning: Bool { curve.isMoving }

  /// How far it is turned, in degrees: 0 shows the front, 180 the back.
  var angle: Double { curve.angle }

  var drawsReflection: Bool { flight != nil }

  /// Turns it to its other face; in the middle of a flip from where it is.
  func flip() {
    if back == nil {
      let back = TileBack(element, temperatureUnit: temperatureUnit)
      back.fit(side: min(width, height))
      append(back)
      self.back = back
    }
    curve.turn()
    if isMapped, Display.enablesAnimations { startTicking() } else { curve.finish() }
    update()
    onFaceChange()
  }

  private func startTicking() {
    guard !isTicking else { return }
    isTicking = true
    onEachFrame { [weak self] seconds in
      guard let self else { return false }
      self.isTicking = self.advance(to: seconds)
      return self.isTicking
    }
  }

  /// Turns on to where it is at a time; false when it has come to rest.
  private func advance(to seconds: Double) -> Bool {
    guard curve.isMoving else { return false }
    curve.advance(to: seconds)
    if !Display.enablesAnimations { curve.finish() }
    curve.isMoving ? queueDraw() : update()
    return curve.isMoving
  }

  /// Ends a flip at once.
  private func finish() {
    guard curve.isMoving else { return }
    curve.finish()
    update()
  }

  /// Shows, and opens to pointer, keyboard and screen reader, what is up.
  private func update() {
    if !curve.isMoving { flight = nil }
    let isBackLive = curve.isBackUp && !curve.isMoving
    if let back {
      if !curve.isBackUp {
        if back.containsFocus { grabFocus() }
        back.unselect()
      }
      back.isChildVisible = curve.isBackUp || curve.isMoving
      back.canTarget = isBackLive
      back.canFocus = isBackLive
    }
    setClass("turning", curve.isMoving)
    announceFace()
    queueAllocate()
    queueDraw()
  }

  private func announceFace() {
    setAccessibleDescription(curve.isBackUp ? tr("Back side up") : tr("Front side up"))
    setAccessibleExpanded(curve.isBackUp)
  }

  // MARK: Layout and drawing

  private var side: Double { Double(min(width, height)) }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    (0, Self.naturalSide)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    flight = nil
    guard let back else { return }
    let side = min(width, height)
    back.fit(side: side)
    _ = back.request(.horizontal)
    back.allocate(x: 0, y: 0, width: side, height: side)
  }

  override func stateChanged() {
    guard isHovered != wasHovered else { return }
    wasHovered = isHovered
    styleChanged()
  }

  override func styleChanged() {
    flight = nil
    queueDraw()
  }

  override func snapshot(_ snapshot: Snapshot) {
    guard curve.isMoving else { return draw(curve.isBackUp, in: snapshot) }
    flight =
      flight
      ?? FlipRenderer(
        side: side, scale: scaleFactor, front: RenderNode { draw(false, in: $0) },
        back: RenderNode { draw(true, in: $0) })
    if let flight {
      flight.draw(angle: curve.angle, in: snapshot)
    } else {
      draw(curve.showsBack, in: snapshot)
    }
  }

  /// Draws a face as it is at rest.
  private func draw(_ isBack: Bool, in snapshot: Snapshot) {
    var drawing = TileDrawing(element: element, widget: self)
    drawing.light = isHovered ? Self.hoverLight : 0
    guard isBack, let back else { return drawing.draw(in: snapshot, side: side) }
    drawing.drawGround(in: snapshot, side: side)
    snapshot.child(back, of: self)
  }
}
