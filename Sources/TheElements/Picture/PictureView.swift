import Elements
import GLib
import Gtk

// PictureView
//   ├── PictureCanvas
//   ├── Box: zoom out, scale, zoom in
//   ├── Button: close
//   └── Box: what the picture shows, in words

/// The picture of an element with what belongs to it: how large it is shown, a button that closes it, and
/// what there is to count. Fills the window once it has grown.
final class PictureView: Widget {
  let element: AtomicElement
  let canvas: PictureCanvas
  /// How much of its way to the whole window the picture has covered, from 0 to 1.
  var progress = 1.0 {
    didSet {
      canvas.part = progress
      for widget in [zoomBar, closeButton, caption] { widget.opacity = max(0, progress * 2 - 1) }
    }
  }
  /// Called when the picture is shown at another scale.
  private let onZoom: @MainActor () -> Void
  /// Called when the user is done with the picture.
  private let onClose: @MainActor () -> Void
  private let zoomBar = Box(.horizontal)
  private var zoomButtons: [Button] = []
  private let scaleButton = Button(label: "")
  private let closeButton = Button(icon: "window-close-symbolic", name: AppAction.hidePicture.title)
  private let caption = Box(.vertical, spacing: 2)
  /// What there is to count in the drawing.
  private let counts = Box(.vertical, spacing: 2)

  /// Pixels around what lies over the picture.
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
    setAccessibleLabel("\(tr("Picture of")) \(tr(element.name))")
    append(canvas)
    fillCaption()
    fillZoomBar()
    closeButton.name = "close-picture"
    closeButton.addClass("circular")
    closeButton.addClass("picture-button")
    closeButton.setAction(AppAction.hidePicture.name)
    append(closeButton)
    canvas.onChange = { @MainActor [weak self] in
      self?.showScale()
      self?.showCounts()
    }
    showCounts()
    canvas.listen(onClick: onClose)
    showScale()
    let keys = KeyController()
    keys.onPressed { [weak self] key in self?.press(key) ?? false }
    add(keys)
  }

  override class var cssName: String? { "picture-view" }
  override class var accessibleRole: AccessibleRole? { .group }

  private func fillZoomBar() {
    zoomBar.addClass("picture-zoom")
    let out = Button(icon: "zoom-out-symbolic", name: AppAction.zoomOut.title)
    let closer = Button(icon: "zoom-in-symbolic", name: AppAction.zoomIn.title)
    out.name = "zoom-out"
    closer.name = "zoom-in"
    scaleButton.name = "zoom-normal"
    scaleButton.tooltipText = AppAction.zoomNormal.title
    let buttons: [(Button, AppAction)] = [
      (out, .zoomOut), (scaleButton, .zoomNormal), (closer, .zoomIn),
    ]
    for (button, action) in buttons {
      button.addClass("flat")
      button.setAction(action.name)
      zoomButtons.append(button)
      zoomBar.add(button)
    }
    append(zoomBar)
  }

  private func fillCaption() {
    caption.addClass("picture-caption")
    caption.canTarget = false
    var texts = ["\(element.protonText), \(element.neutronText)"]
    if !element.shells.isEmpty {
      texts.append("\(tr("Electrons per shell")): \(element.shellText)")
    }
    caption.add(captionLabel(tr(element.name)))
    for text in texts { counts.add(captionLabel(text)) }
    caption.add(counts)
    append(caption)
  }

  private func captionLabel(_ text: String) -> Label {
    let label = Label(text)
    label.alignText(0)
    label.wraps = true
    return label
  }

  /// Photographs can have any color, so that what stands on them needs a ground; and in them there is
  /// nothing to count.
  private func showCounts() {
    counts.isVisible = !canvas.showsPhotograph
    caption.setClass("on-photograph", canvas.showsPhotograph)
  }

  /// The scale as it is shown: `1×`, `2.5×`.
  private func showScale() {
    let tenths = Int((canvas.viewport.scale * 10).rounded())
    let text = tenths % 10 == 0 ? "\(tenths / 10)×" : "\(tenths / 10).\(tenths % 10)×"
    scaleButton.setLabel(text)
    scaleButton.setAccessibleLabel("\(tr("Zoom")) \(text)")
    caption.setClass("away", !canvas.viewport.isWhole)
    onZoom()
    canvas.setCursor(canvas.viewport.isWhole ? nil : "grab")
  }

  /// Tab walks round: nothing else has the keyboard while the picture is there.
  override func focus(_ direction: FocusDirection) -> Bool {
    guard direction == .tabForward || direction == .tabBackward else {
      return super.focus(direction)
    }
    let stops = ([canvas] + zoomButtons + [closeButton]).filter(\.isSensitive)
    guard let index = stops.firstIndex(where: \.isFocused) else { return canvas.grabFocus() }
    let step = direction == .tabForward ? 1 : stops.count - 1
    return stops[(index + step) % stops.count].grabFocus()
  }

  /// All keys end here: what lies under the picture hears none.
  private func press(_ key: Key) -> Bool {
    switch key {
    case .escape: onClose()
    case .character, .left, .right, .up, .down: _ = canvas.press(key)
    default: return false
    }
    return true
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    canvas.allocate(x: 0, y: 0, width: width, height: height)
    let margin = Self.margin
    func place(_ widget: Widget, atEnd isAtEnd: Bool, atFoot isAtFoot: Bool) {
      let widths = widget.request(.horizontal)
      let itsWidth = max(widths.minimum, min(widths.natural, width - 2 * margin))
      let itsHeight = widget.request(.vertical, forSize: itsWidth).natural
      let x = isAtEnd != isRightToLeft ? width - margin - itsWidth : margin
      let y = isAtFoot ? height - margin - itsHeight : margin
      widget.allocate(x: Double(x), y: Double(y), width: itsWidth, height: itsHeight)
    }
    place(zoomBar, atEnd: false, atFoot: false)
    place(closeButton, atEnd: true, atFoot: false)
    place(caption, atEnd: false, atFoot: true)
  }
}
