import Elements
import GLib
import Gtk

// PictureView
//   ├── PictureCanvas
//   ├── Box: zoom out, scale, zoom in
//   ├── Button: close
//   └── Box: caption

/// An element's picture with its controls: zoom buttons, a close button, and a caption with particle counts.
/// Fills the window at the end of the opening animation.
final class PictureView: Widget {
  let element: AtomicElement
  let canvas: PictureCanvas
  /// Progress of the opening animation, from 0 at the item to 1 in the whole window.
  var progress = 1.0 {
    didSet {
      canvas.progress = progress
      for widget in [zoomBar, closeButton, caption] { widget.opacity = max(0, progress * 2 - 1) }
    }
  }
  /// Called when the scale changes.
  private let onZoom: @MainActor () -> Void
  /// Called when the user closes the picture.
  private let onClose: @MainActor () -> Void
  private let zoomBar = Box(.horizontal)
  private var zoomButtons: [Button] = []
  private let scaleButton = Button(label: "")
  private let closeButton = Button(
    icon: "window-close-symbolic", .hidePicture, named: "close-picture")
  private let caption = Box(.vertical, spacing: 2)
  /// Particle counts, shown with the drawing.
  private let counts = Box(.vertical, spacing: 2)

  /// Margin of the controls in pixels.
  private static let margin = 12

  init(
    _ element: AtomicElement, preview: PhotographImage? = nil,
    onZoom: @escaping @MainActor () -> Void, onClose: @escaping @MainActor () -> Void
  ) {
    self.element = element
    self.onZoom = onZoom
    self.onClose = onClose
    canvas = PictureCanvas(element, preview: preview)
    super.init()
    name = "picture-view"
    clipContent()
    setAccessibleLabel(tr("Picture: {1}", tr(element.shownName)))
    append(canvas)
    fillCaption()
    fillZoomBar()
    closeButton.addClass("circular")
    closeButton.addClass("picture-button")
    append(closeButton)
    canvas.onChange = { @MainActor [weak self] in
      self?.updateScale()
      self?.updateCaption()
    }
    updateCaption()
    canvas.addControllers(onClick: onClose)
    updateScale()
    onKeyPressed { [weak self] key in self?.handle(key) ?? false }
  }

  override class var cssName: String? { "picture-view" }
  override class var accessibleRole: AccessibleRole? { .group }

  private func fillZoomBar() {
    zoomBar.addClass("picture-zoom")
    scaleButton.name = "zoom-normal"
    scaleButton.tooltipText = AppAction.zoomNormal.title
    scaleButton.setAction(AppAction.zoomNormal.name)
    zoomButtons = [
      Button(icon: "zoom-out-symbolic", .zoomOut, named: "zoom-out"), scaleButton,
      Button(icon: "zoom-in-symbolic", .zoomIn, named: "zoom-in"),
    ]
    for button in zoomButtons {
      button.addClass("flat")
      zoomBar.add(button)
    }
    append(zoomBar)
  }

  private func fillCaption() {
    caption.addClass("picture-caption")
    caption.canTarget = false
    var texts = [tr(element.nucleusText)]
    if !element.shells.isEmpty {
      texts.append(tr("Electrons per shell: {1}", element.shellText))
    }
    caption.add(Label(tr(element.shownName), wraps: .atWords))
    for text in texts { counts.add(Label(text, wraps: .atWords)) }
    caption.add(counts)
    append(caption)
  }

  /// Updates the caption: on a photograph, which can have any color, it has a background and no particle counts.
  private func updateCaption() {
    counts.isVisible = !canvas.showsPhotograph
    caption.setClass("on-photograph", canvas.showsPhotograph)
  }

  /// Updates the scale button, `1×` or `2.5×`, and everything else that depends on the scale.
  private func updateScale() {
    let text = PictureCanvas.text(ofScale: canvas.viewport.scale)
    scaleButton.setLabel(text)
    scaleButton.setAccessibleLabel(tr("Zoom {1}", text))
    caption.setClass("away", !canvas.viewport.isWhole)
    let focused = zoomButtons.first(where: \.isFocused)
    onZoom()
    // At the end of the scales the button is disabled, and would take the focus with it.
    if let focused, !focused.isSensitive { canvas.grabFocus() }
    canvas.setCursor(canvas.viewport.isWhole ? nil : "grab")
  }

  /// Cycles focus with Tab: nothing outside the picture gets focus while it is shown.
  override func focus(_ direction: FocusDirection) -> Bool {
    guard direction.isTab else { return super.focus(direction) }
    let stops = ([canvas] + zoomButtons + [closeButton]).filter(\.isSensitive)
    guard let index = stops.firstIndex(where: \.isFocused) else { return canvas.grabFocus() }
    let step = direction == .tabForward ? 1 : stops.count - 1
    return stops[(index + step) % stops.count].grabFocus()
  }

  /// Handles a key press. Characters and arrows never reach the content below the picture.
  private func handle(_ key: Key) -> Bool {
    switch key {
    case .escape: onClose()
    case .character, .left, .right, .up, .down: _ = canvas.handleViewportKey(key)
    default: return false
    }
    return true
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    canvas.allocate(x: 0, y: 0, width: width, height: height)
    let margin = Self.margin
    func allocate(_ child: Widget, atEnd isAtEnd: Bool, atBottom isAtBottom: Bool) {
      let widths = child.request(.horizontal)
      let childWidth = max(widths.minimum, min(widths.natural, width - 2 * margin))
      let childHeight = child.request(.vertical, forSize: childWidth).natural
      let start = isAtEnd ? width - margin - childWidth : margin
      let x = x(leading: start, width: childWidth, in: width)
      let y = isAtBottom ? height - margin - childHeight : margin
      child.allocate(x: Double(x), y: Double(y), width: childWidth, height: childHeight)
    }
    allocate(zoomBar, atEnd: false, atBottom: false)
    allocate(closeButton, atEnd: true, atBottom: false)
    allocate(caption, atEnd: false, atBottom: true)
  }
}
