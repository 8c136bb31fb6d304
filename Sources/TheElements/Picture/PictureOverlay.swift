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
  /// Returns the viewport of the content that the zoom actions change while no picture is shown; nil without one.
  var contentViewport: (@MainActor () -> (any ViewportWidget)?)?
  /// The picture's view, until the closing animation has ended.
  private(set) var view: PictureView?
  private let content: Widget
  private let click = ClickGesture()
  /// Time of the last press in milliseconds, and true if a picture was shown then.
  private var press: (time: Int, isShowing: Bool)?
  /// The item that the picture grows from.
  private weak var origin: (any ElementItem)?
  private var transition = Transition(at: 0)
  private lazy var animator: Animator = Animator(
    self, onFrame: { [weak self] in self?.step($0) ?? false },
    onEnd: { [weak self] in self?.finish() })
  /// The focus in the content, which gets it back after the picture is hidden.
  private lazy var focusMemory = FocusMemory(of: content) { [weak self] _ in
    // Focus that went to the content, or nowhere, goes back to the picture.
    if let self, self.isShowing { self.view?.canvas.grabFocus() }
  }

  /// Progress at which the crossfade from tile to picture ends.
  private static let crossfadeEnd = 0.3

  /// Creates an overlay over `content`, its child from then on.
  init(_ content: Widget) {
    self.content = content
    super.init()
    expandsVertically = true
    append(content)
    _ = focusMemory
    click.capture()
    click.onPressed { [weak self] _, _, _ in self?.pressed() }
    add(click)
  }

  /// A press during the animation reverses it. The second press of a double click is ignored if the first one has
  /// shown or hidden the picture.
  private func pressed() {
    let first = press
    let time = click.eventTime
    press = (time, isShowing)
    let isSecond = first.map { Double(time - $0.time) / 1000 < Display.doubleClickSeconds } ?? false
    if animator.isRunning {
      click.claim()
      if !isSecond { reverse() }
    } else if isSecond, first?.isShowing != isShowing {
      click.claim()
    }
  }

  /// Reverses the animation, by the action.
  private func reverse() {
    guard let element = view?.element else { return }
    let isDone = isShowing ? activate(.hidePicture) : activate(.showPicture, element.symbol)
    if !isDone { animate(to: 1 - transition.target) }
  }

  override class var cssName: String? { "picture-overlay" }

  /// True if a picture is shown or opening.
  var isShowing: Bool { transition.target == 1 }

  /// True while the picture grows or shrinks.
  var isGrowing: Bool { animator.isRunning }

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
    transition = Transition(at: 1)
    addView(of: element, from: origin ?? findItem(of: element))
    view?.canvas.grabFocus()
    oldView.unparent()
    onChange?()
  }

  private func addView(of element: AtomicElement, from origin: (any ElementItem)?) {
    self.origin = origin
    let view = PictureView(
      element, preview: origin?.photograph, onZoom: { [weak self] in self?.onChange?() },
      onClose: { [weak self] in
        if let self, !self.activate(.hidePicture) { self.hide() }
      })
    append(view)
    self.view = view
  }

  /// Hides the picture, shrinking to its item.
  func hide() { animate(to: 0) }

  private func animate(to target: Double) {
    guard view != nil, target != transition.target else { return }
    transition.animate(to: target, at: animator.time)
    target == 1 ? takeFocus() : restoreFocus()
    onChange?()
    _ = step(animator.time)
    animator.start()
  }

  /// Advances the animation to a time in seconds. Returns false when it has ended.
  private func step(_ time: Double) -> Bool {
    view?.progress = transition.value(at: time)
    queueAllocate()
    let isMoving = transition.isMoving(at: time)
    if !isMoving, transition.target == 0 { removeView() }
    return isMoving
  }

  /// Ends the animation at once.
  private func finish() {
    transition = Transition(at: transition.target)
    _ = step(animator.time)
  }

  private func removeView() {
    view?.unparent()
    view = nil
    origin = nil
    transition = Transition(at: 0)
    content.canTarget = true
    queueDraw()
  }

  // MARK: Focus

  /// Moves focus to the picture and keeps it there.
  private func takeFocus() {
    content.canFocus = false
    content.canTarget = false
    content.setAccessibleHidden(true)
    view?.canvas.grabFocus()
  }

  private func restoreFocus() {
    content.canFocus = true
    content.setAccessibleHidden(false)
    // The header bar keeps the focus.
    if let focus = window?.focusWidget, !focus.isInside(self) { return }
    let target = focusMemory.last.flatMap { $0.isMapped ? $0 : nil } ?? origin
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
      snapshot.faded(1 - progress / Self.crossfadeEnd) {
        origin.drawTile(in: snapshot, frame.square)
      }
    }
  }
}
