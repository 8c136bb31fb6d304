import Elements
import GLib
import Gtk

// PictureOverlay
//   ├── the window's content
//   └── PictureView, while a picture is shown

/// What a window shows: its content, and over it the picture of an element, which grows from where its tile
/// or thumbnail stands to the whole window, and shrinks back to where that is then. Meanwhile neither
/// pointer, keyboard nor screen reader reach the content.
final class PictureOverlay: Widget {
  /// Called when a picture has come, gone, or been zoomed.
  var onChange: (@MainActor () -> Void)?
  /// The picture that is shown, until it has shrunk.
  private(set) var view: PictureView?
  private let content: Widget
  private let click = ClickGesture()
  /// Where the picture came from, and whether it is still to be seen.
  private weak var origin: (any ElementItem)?
  private var growth = Growth(at: 0)
  private var isTicking = false
  /// What had the keyboard before the picture.
  private weak var focusBefore: Widget?
  private var focusChange: Connection?

  /// The part of the way on which the tile fades into the picture.
  private static let fading = 0.3

  /// An overlay over `content`, which has to be in it for good.
  init(_ content: Widget) {
    self.content = content
    super.init()
    append(content)
    click.capture()
    click.onPress { [weak self] number, _, _ in
      guard let self, self.growth.isMoving(at: Clock.monotonicSeconds) else { return }
      self.click.claim()
      // A double click asks for the picture once.
      if number == 1 { self.turn(to: 1 - self.growth.target) }
    }
    add(click)
  }

  override class var cssName: String? { "picture-overlay" }
  override class var accessibleRole: AccessibleRole? { .generic }

  /// Whether a picture is shown, or is about to be.
  var isShowing: Bool { growth.target == 1 }

  // MARK: Showing and hiding

  /// Shows the picture of `element`. It grows from the place of `origin`, or fades in where there is none.
  func show(_ element: AtomicElement, from origin: (any ElementItem)?) {
    if isShowing { return replace(with: element, from: origin) }
    if view?.element != element {
      removeView()
      addView(of: element, from: origin)
    }
    turn(to: 1)
  }

  /// Shows the picture of `element` in the place of the one that is shown, if one is.
  func replace(with element: AtomicElement, from origin: (any ElementItem)? = nil) {
    guard isShowing, let former = view, former.element != element else { return }
    growth = Growth(at: 1)
    addView(of: element, from: origin ?? findItem(of: element))
    view?.canvas.grabFocus()
    former.unparent()
    onChange?()
  }

  private func addView(of element: AtomicElement, from origin: (any ElementItem)?) {
    self.origin = origin
    let view = PictureView(
      element, preview: origin?.photograph, onZoom: { [weak self] in self?.onChange?() },
      onClose: { [weak self] in self?.hide() })
    append(view)
    self.view = view
  }

  /// Lets the picture shrink back to where it came from.
  func hide() { turn(to: 0) }

  private func turn(to target: Double) {
    guard view != nil, target != growth.target else { return }
    growth.turn(to: target, at: Clock.monotonicSeconds)
    target == 1 ? takeFocus() : returnFocus()
    onChange?()
    guard !isTicking else { return }
    isTicking = true
    step(Clock.monotonicSeconds)
    if isTicking { onEachFrame { [weak self] time in self?.step(time) ?? false } }
  }

  /// Brings the picture to where it is at a time. Returns whether it still moves.
  @discardableResult
  private func step(_ time: Double) -> Bool {
    if !Display.enablesAnimations { growth = Growth(at: growth.target) }
    view?.progress = growth.value(at: time)
    queueAllocate()
    isTicking = growth.isMoving(at: time)
    if !isTicking, growth.target == 0 { removeView() }
    return isTicking
  }

  private func removeView() {
    view?.unparent()
    view = nil
    origin = nil
    growth = Growth(at: 0)
    content.canTarget = true
    queueDraw()
  }

  // MARK: Keyboard

  /// Brings the keyboard into the picture and keeps it there.
  private func takeFocus() {
    focusBefore = window?.focusWidget
    content.canFocus = false
    content.canTarget = false
    content.setAccessibleHidden(true)
    view?.canvas.grabFocus()
    focusChange = window?.onChange(of: "focus-widget") { [weak self] in self?.keepFocus() }
  }

  /// Whatever takes the keyboard meanwhile will have it afterwards.
  private func keepFocus() {
    let focus = window?.focusWidget
    guard let view, focus?.isInside(view) != true else { return }
    if let focus { focusBefore = focus }
    view.canvas.grabFocus()
  }

  private func returnFocus() {
    focusChange?.disconnect()
    focusChange = nil
    content.canFocus = true
    content.setAccessibleHidden(false)
    let target = focusBefore.flatMap { $0.isMapped ? $0 : nil } ?? origin
    if target?.grabFocusInPlace() != true { window?.clearFocus() }
  }

  // MARK: Layout and drawing

  private var whole: Rect {
    Rect(x: 0, y: 0, width: Double(width), height: Double(height))
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    content.request(orientation, forSize: forSize)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    content.allocate(x: 0, y: 0, width: width, height: height)
    guard let view else { return }
    let place = origin?.place(in: self)
    // Without a place to come from or go to, it fades.
    view.opacity = place == nil ? view.progress : 1
    view.allocate(place?.between(whole, view.progress) ?? whole)
  }

  override func snapshot(_ snapshot: Snapshot) {
    let progress = view?.progress ?? 0
    // Under the whole picture nothing is to be seen of the content.
    if progress < 1 { snapshot.child(content, of: self) }
    guard let view else { return }
    guard progress < 1, let origin, let place = origin.place(in: self) else {
      return snapshot.child(view, of: self)
    }
    let frame = place.between(whole, progress)
    snapshot.clipped(to: Bounds(frame), radius: origin.tileRadius * (1 - progress)) {
      snapshot.child(view, of: self)
      guard origin.showsTile, progress < Self.fading else { return }
      let side = min(frame.width, frame.height)
      snapshot.faded(1 - progress / Self.fading) {
        origin.drawTile(
          in: snapshot,
          Rect(
            x: frame.center.x - side / 2, y: frame.center.y - side / 2, width: side, height: side))
      }
    }
  }
}
