import Elements
import GLib
import Gtk

/// The content of the window: the preview, and the options beside it, or below it in a narrow window.
final class WorksheetBody: Widget {
  private let preview: Widget
  private let options: Widget

  /// Width of the options in pixels at a text scale of 1, and their greatest part of the width.
  private static let (width, mostPart) = (350.0, 0.5)
  /// Part of the height of options below the preview.
  private static let heightPart = 0.56

  init(_ preview: Widget, _ options: Widget) {
    (self.preview, self.options) = (preview, options)
    super.init()
    name = "worksheet-body"
    expandsVertically = true
    for child in [preview, options] { append(child) }
  }

  override class var accessibleRole: AccessibleRole? { .group }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    let requests = [preview, options].map { $0.request(orientation) }
    guard orientation == .horizontal else { return (400, 640) }
    return (requests.map(\.minimum).max() ?? 0, requests.reduce(0) { $0 + $1.natural })
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    let isNarrow = Double(width) < Double(ContentWidth.mediumStart) * max(textScale, 1)
    options.setClass("below", isNarrow)
    guard !isNarrow else {
      let optionsHeight = Int(Double(height) * Self.heightPart)
      preview.allocate(x: 0, y: 0, width: width, height: height - optionsHeight)
      return options.allocate(
        x: 0, y: Double(height - optionsHeight), width: width, height: optionsHeight)
    }
    let least = options.request(.horizontal).minimum
    let wanted = min(Self.width * max(textScale, 1), Self.mostPart * Double(width))
    let optionsWidth = max(Int(wanted), least)
    let rest = width - optionsWidth
    preview.allocate(
      x: Double(x(leading: 0, width: rest, in: width)), y: 0, width: rest, height: height)
    options.allocate(
      x: Double(x(leading: rest, width: optionsWidth, in: width)), y: 0, width: optionsWidth,
      height: height)
  }

  override func focus(_ direction: FocusDirection) -> Bool {
    direction.isTab ? moveFocus(direction, through: [preview, options]) : super.focus(direction)
  }
}
