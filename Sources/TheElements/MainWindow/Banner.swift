import GLib
import Gtk

// Banner
//   └── Revealer → Box: text, buttons

/// A line at the top of a window that tells what is wrong, with what can be done about it. It slides in and
/// out, and a screen reader speaks it when it comes.
final class Banner: Widget {
  private let text = Label()
  private let button = Button(label: "")
  private let close = Button(icon: "window-close-symbolic", name: tr("Dismiss"))
  private let revealer: Revealer

  /// Milliseconds of the slide.
  private static let slideMs = 200

  /// A banner that shows nothing yet. Its button calls `action`, its other one `onDismiss`.
  init(_ action: AppAction, onDismiss: @escaping @MainActor () -> Void) {
    let line = Box(.horizontal, spacing: 6)
    line.addClass("banner-line")
    revealer = Revealer(line, durationMs: Self.slideMs)
    super.init()
    name = "banner"
    text.wraps = true
    text.breakAnywhere()
    text.alignText(0)
    text.expandsHorizontally = true
    line.add(text)
    button.setLabel(action.title)
    button.setAction(action.name)
    button.verticalAlign = .center
    line.add(button)
    close.addClass("flat")
    close.verticalAlign = .center
    close.onClicked(onDismiss)
    line.add(close)
    append(revealer)
  }

  override class var accessibleRole: AccessibleRole? { .alert }
  override var requestMode: RequestMode { .heightForWidth }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    revealer.request(orientation, forSize: forSize)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    revealer.place(x: 0, y: 0, width: width, height: height)
  }

  /// Whether it is, or is coming to be, shown.
  var isShown: Bool { revealer.isRevealed }

  /// Shows a message; nil hides it.
  /// - Parameter isOver: whether there is nothing to be done any more than to read it.
  func show(_ message: String?, isOver: Bool = false) {
    revealer.isRevealed = message != nil
    guard let message else { return }
    text.text = message
    setAccessibleLabel(message)
    button.isVisible = !isOver
    close.isVisible = isOver
  }
}
