import Elements
import GLib
import Gtk

// PictureOverlay
//   ├── the window's content below its header bar
//   └── PictureView, while a picture is shown

/// A window's content below its header bar, with an element's picture on top. The picture grows from its tile or
/// thumbnail to the whole area, and shrinks back to the item's position at that time. While it is shown, the
/// content is inert: no pointer events, no focus, hidden from assistive technology. The header bar is not.
final class PictureOverlay: Widget {
  /// Called when a picture is shown, hidden or zoomed.
  var onChange: (@MainActor () -> Void)?
  /// The picture's view, until the closing animation has ended.
  private(set) var view: PictureView?
  private let content: Widget
  private let click = ClickGesture()
  /// The item that the picture grows from.
  private weak var origin: (any ElementItem)?
  private var growth = Growth(at: 0)
  private var isTicking = false
  /// The focused widget before the picture was shown.
  private weak var previousFocus: Widget?
  private var focusConnection: Connection?

  /// Progress at which the crossfade from tile to picture ends.
  private static let crossfadeEnd = 0.3

  /// Creates an overlay over `content`, its child from then on.
  init(_ content: Widget) {
    self.content = content
    super.init()
    expandsVertically = true
    append(content)
    click.capture()
    click.onPress { [weak self] number, _, _ in
      guard let self else { return }
      // GTK would show the focus ring of what the click focuses if a key was pressed shortly before.
      self.window?.showsFocus = false
      guard self.growth.isMoving(at: Clock.monotonicSeconds) else { return }
      self.click.claim()
      // The second click of a double click is ignored.
      if number == 1 { self.animate(to: 1 - self.growth.target) }
    }
    add(click)
  }

  override class var cssName: String? { "picture-overlay" }
  override class var accessibleRole: AccessibleRole? { .generic }

  /// True if a picture is shown or opening.
  var isShowing: Bool { growth.target == 1 }

  // MARK: Showing and hiding

  /// Shows the picture of `element`, growing from `origin`, or fading in if it is nil.
  func show(_ element: AtomicElement, from origin: (any ElementItem)?) {
    if isShowing { return replace(with: element, from: origin) }
    if view?.element != element {
      removeView()
      addView(of: element, from: origin)
    }
    animate(to: 1)
  }

  /// Replaces the shown picture, if any, with that of `element`.
  func replace(with element: AtomicElement, from origin: (any ElementItem)? = nil) {
    guard isShowing, let oldView = view, oldView.element != element else { return }
    growth = Growth(at: 1)
    addView(of: element, from: origin ?? findItem(of: element))
    view?.canvas.grabFocus()
    oldView.unparent()
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

  /// Hides the picture, shrinking to its item.
  func hide() { animate(to: 0) }

  private func animate(to target: Double) {
    guard view != nil, target != growth.target else { return }
    growth.animate(to: target, at: Clock.monotonicSeconds)
    target == 1 ? takeFocus() : restoreFocus()
    onChange?()
    guard !isTicking else { return }
    isTicking = true
    step(Clock.monotonicSeconds)
    if isTicking { onEachFrame { [weak self] time in self?.step(time) ?? false } }
  }

  /// Advances the animation to a time in seconds. Returns false when it has ended.
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

  // MARK: Focus

  /// Moves focus to the picture and keeps it there.
  private func takeFocus() {
    previousFocus = window?.focusWidget
    content.canFocus = false
    content.canTarget = false
    content.setAccessibleHidden(true)
    view?.canvas.grabFocus()
    focusConnection = window?.onChange(of: "focus-widget") { [weak self] in self?.focusMoved() }
  }

  /// Moves focus from the content back to the picture; a widget that took it gets it after the picture is hidden.
  private func focusMoved() {
    let focus = window?.focusWidget
    guard let view, focus?.isInside(content) ?? true else { return }
    if let focus { previousFocus = focus }
    view.canvas.grabFocus()
  }

  private func restoreFocus() {
    focusConnection?.disconnect()
    focusConnection = nil
    content.canFocus = true
    content.setAccessibleHidden(false)
    // The header bar keeps the focus.
    if let focus = window?.focusWidget, !focus.isInside(self) { return }
    let target = previousFocus.flatMap { $0.isMapped ? $0 : nil } ?? origin
    if target?.grabFocusInPlace() != true { window?.clearFocus() }
  }

  // MARK: Layout and drawing

  private var fullFrame: Rect {
    Rect(x: 0, y: 0, width: Double(width), height: Double(height))
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    content.request(orientation, forSize: forSize)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    content.allocate(x: 0, y: 0, width: width, height: height)
    guard let view else { return }
    let originFrame = origin?.frame(in: self)
    // Without an origin the picture fades.
    view.opacity = originFrame == nil ? view.progress : 1
    view.allocate(originFrame?.between(fullFrame, view.progress) ?? fullFrame)
  }

  override func snapshot(_ snapshot: Snapshot) {
    let progress = view?.progress ?? 0
    // The full-size picture covers the content.
    if progress < 1 { snapshot.child(content, of: self) }
    guard let view else { return }
    guard progress < 1, let origin, let originFrame = origin.frame(in: self) else {
      return snapshot.child(view, of: self)
    }
    let frame = originFrame.between(fullFrame, progress)
    snapshot.clipped(to: Bounds(frame), radius: origin.tileRadius * (1 - progress)) {
      snapshot.child(view, of: self)
      guard origin.showsTile, progress < Self.crossfadeEnd else { return }
      let side = min(frame.width, frame.height)
      snapshot.faded(1 - progress / Self.crossfadeEnd) {
        origin.drawTile(
          in: snapshot,
          Rect(
            x: frame.center.x - side / 2, y: frame.center.y - side / 2, width: side, height: side))
      }
    }
  }
}
