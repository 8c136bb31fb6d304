import Elements
import GLib
import Gtk

// FlipTile
//   └── TileBack, created by the first flip

/// An element's large two-sided tile: the front is the tile of the periodic table, the back shows facts. A
/// click, Enter or Space flips it. Between flips the back is a live widget.
final class FlipTile: TwoSidedTile {
  let element: AtomicElement
  /// Called at the beginning of a flip.
  var onFaceChange: @MainActor () -> Void = {}

  /// Temperature unit of the back.
  var temperatures: TemperatureDisplay {
    didSet {
      back?.show(in: temperatures)
      dropImages()
    }
  }

  private var back: TileBack?
  private var wasHovered = false
  /// Position of a press that may become a click on the tile.
  private var pressPoint: Point?

  private static let flipAction = "tile.flip"
  private static let naturalSide = Int(ElementLayout.wideTile.lowerBound)
  /// Maximum pointer movement of a click, in pixels: a longer one scrolls, swipes or selects.
  private static let clickDistance = 10.0
  /// Opacity of the highlight on a hovered tile.
  private static let hoverOpacity = 0.06

  /// Creates the tile of `element`, with temperatures on its back in `temperatures`. The back is created lazily.
  init(_ element: AtomicElement, temperatures: TemperatureDisplay = .kelvin) {
    self.element = element
    self.temperatures = temperatures
    super.init()
    name = "tile"
    setAccessibleLabel(tr(element.accessibleName))
    setAccessibleDescription(faceText)
    addControllers()
  }

  override class var actions: [String] { [flipAction] }

  override func perform(_ action: String) { flipByAction() }

  /// Flips the tile by the action of its page, if it has one.
  private func flipByAction() {
    if !activate(.flip) { flip() }
  }

  private func addControllers() {
    onKeyPressed { [weak self] key in
      guard let self, key == .enter || key == .space else { return false }
      self.flipByAction()
      return true
    }
    let click = ClickGesture()
    // The back's selectable labels would claim the click in the bubble phase.
    click.capture()
    click.onPressed { [weak self] _, x, y in
      guard let self else { return }
      self.pressPoint = self.acceptsPress(x, y) ? Point(x: x, y: y) : nil
      if self.pressPoint != nil { self.back?.unselect() }
    }
    click.onReleased { [weak self] _, x, y in
      // A label under the press may have selected letters: it sees motion of up to this distance, and GTK may report
      // where the pointer is by now before it reports the release.
      guard let self, let press = self.pressPoint,
        abs(x - press.x) + abs(y - press.y) < Self.clickDistance
      else { return }
      self.grabFocus()
      self.flipByAction()
    }
    add(click)
  }

  /// True if a press at this point may flip the tile: false on the link of the back and on a label with a
  /// selection.
  private func acceptsPress(_ x: Double, _ y: Double) -> Bool {
    guard let back, back.canTarget, let target = pick(x: x, y: y) else { return true }
    return !target.isInside(back.link) && !back.hasSelection(in: target)
  }

  // MARK: Flipping

  override func flip() {
    if back == nil {
      let back = TileBack(element, temperatures: temperatures)
      back.fit(side: min(width, height))
      append(back)
      self.back = back
    }
    super.flip()
    announce(faceText)
    onFaceChange()
  }

  /// Updates the back's visibility, sensitivity and focusability, and the accessible state.
  override func flipChanged() {
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
    setAccessibleDescription(faceText)
    queueAllocate()
    queueDraw()
  }

  private var faceText: String { curve.isBackUp ? tr("Back side up") : tr("Front side up") }

  // MARK: Layout and drawing

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    (0, Self.naturalSide)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    dropImages()
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

  override func drawFace(_ isBack: Bool, in snapshot: Snapshot) {
    var drawing = TileDrawing(element: element, face: self)
    drawing.highlight = isHovered ? Self.hoverOpacity : 0
    guard isBack, let back else { return drawing.draw(in: snapshot, side: side) }
    drawing.drawBackground(in: snapshot, side: side)
    snapshot.child(back, of: self)
  }
}

extension FlipTile: DrawnPart {
  var shownTexts: [String] { isBackUp ? children.map(\.shownText) : element.tileTexts }
}
