import Adwaita
import GLib
import Gtk

// Banner
//   └── Revealer → BannerLine: text, WrappingBox of buttons

/// A banner at the top of a window: a message, buttons for its actions, and a close button. It slides in and out, and a
/// screen reader says it when it appears.
final class Banner: Bin {
  private let line: BannerLine
  private let buttons: [Button]
  private var titles: [AppAction: Label] = [:]
  /// Hides the banner, as its close button does.
  let onDismiss: @MainActor () -> Void
  private let close = Button(icon: "window-close-symbolic", name: tr("Dismiss"))
  private let revealer: Revealer
  /// The message shown; nil while hidden.
  private var message: String?

  /// Duration of the slide in milliseconds.
  private static let slideMs = 200

  /// A hidden banner with a button for each of `actions`, and a close button that calls `onDismiss`.
  init(_ name: String, _ actions: [AppAction], onDismiss: @escaping @MainActor () -> Void) {
    let titles = actions.map { Label($0.title, align: 0.5, wraps: .atWords) }
    buttons = zip(actions, titles).map { action, label in
      let button = Button()
      button.name = action.localName
      button.addClass("text-button")
      button.setChild(label)
      button.setAccessibleLabel(action.title)
      button.setAction(action.name)
      return button
    }
    line = BannerLine(buttons + [close])
    revealer = Revealer(line, durationMs: Self.slideMs)
    self.onDismiss = onDismiss
    super.init()
    self.titles = Dictionary(uniqueKeysWithValues: zip(actions, titles))
    self.name = name
    line.text.name = "\(name)-text"
    close.addClass("flat")
    close.name = "\(name)-close"
    close.onClicked { [weak self] in
      guard let self else { return }
      if !self.activate(.dismissBanner, self.name) { self.onDismiss() }
    }
    setChild(revealer)
  }

  /// True while revealed, or while being revealed.
  var isShown: Bool { revealer.isRevealed }

  /// Shows a message; nil hides the banner.
  /// - Parameters:
  ///   - details: a longer text, shown as the message's tooltip.
  ///   - isOver: true for a message without actions: only the close button is shown.
  ///   - canClose: true for a close button beside the actions.
  func show(
    _ message: String?, details: String? = nil, isOver: Bool = false, canClose: Bool = false
  ) {
    revealer.isRevealed = message != nil
    let isNew = message != self.message
    self.message = message
    guard let message else { return }
    if isNew { announce(message) }
    line.text.text = message
    line.text.tooltipText = details ?? ""
    setAccessibleLabel(message)
    setAccessibleDescription(details ?? "")
    for button in buttons { button.isVisible = !isOver }
    close.isVisible = isOver || canClose
  }

  /// Replaces the title of an action's button, at first the action's title.
  func setTitle(_ title: String, of action: AppAction) {
    titles[action]?.text = title
    titles[action]?.parent?.setAccessibleLabel(title)
  }
}

/// A text with buttons at its end, or below it in a narrow window.
private final class BannerLine: Widget {
  let text = Label(wraps: .anywhere)
  private let buttons: WrappingBox

  /// Lengths in pixels.
  private enum Length {
    static let gap = 12
    /// Least width of the text on one line with the buttons.
    static let leastText = 200
    static let padding = (x: 12, y: 6)
  }

  init(_ buttons: [Widget]) {
    self.buttons = WrappingBox(buttons, gap: 6, margin: 0, align: .end)
    super.init()
    addClass("banner-line")
    append(text)
    append(self.buttons)
  }

  override var requestMode: RequestMode { .heightForWidth }

  private func isNarrow(_ width: Int) -> Bool {
    width - buttons.request(.horizontal).natural - Length.gap < Length.leastText
  }

  /// The buttons' width within `width`, and their height.
  private func buttonsSize(_ width: Int) -> (width: Int, height: Int) {
    let request = buttons.request(.horizontal)
    let width = max(min(width, request.natural), request.minimum)
    return (width, buttons.request(.vertical, forSize: width).natural)
  }

  /// The text's width within `width`.
  private func textWidth(_ width: Int) -> Int {
    isNarrow(width) ? width : width - buttonsSize(width).width - Length.gap
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    let padding = (2 * Length.padding.x, 2 * Length.padding.y)
    guard orientation == .vertical else {
      let (words, tools) = (text.request(.horizontal), buttons.request(.horizontal))
      return (
        max(words.minimum, tools.minimum) + padding.0,
        words.natural + Length.gap + tools.natural + padding.0
      )
    }
    let width = forSize < 0 ? text.request(.horizontal).natural : forSize - padding.0
    let words = text.request(.vertical, forSize: textWidth(width)).minimum
    let buttonsHeight = buttonsSize(width).height
    let height =
      isNarrow(width) ? words + Length.gap / 2 + buttonsHeight : max(words, buttonsHeight)
    return (height + padding.1, height + padding.1)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    let (left, top) = Length.padding
    let (innerWidth, innerHeight) = (width - 2 * left, height - 2 * top)
    let textWidth = textWidth(innerWidth)
    let words = text.request(.vertical, forSize: textWidth).minimum
    let isNarrow = isNarrow(innerWidth)
    let (buttonsWidth, buttonsHeight) = buttonsSize(innerWidth)
    let textY = isNarrow ? top : top + max(innerHeight - words, 0) / 2
    let buttonsY = isNarrow ? height - top - buttonsHeight : (height - buttonsHeight) / 2
    let end = left + innerWidth
    text.allocate(
      x: Double(x(leading: left, width: textWidth, in: width)), y: Double(textY),
      width: textWidth, height: words)
    buttons.allocate(
      x: Double(x(leading: end - buttonsWidth, width: buttonsWidth, in: width)),
      y: Double(buttonsY), width: buttonsWidth, height: buttonsHeight)
  }
}
