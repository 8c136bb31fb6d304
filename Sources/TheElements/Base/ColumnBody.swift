import Elements
import GLib
import Gtk

/// The content of a window: its main part with buttons over it, and beside it a column, or below it in a narrow window.
final class ColumnBody: Widget {
  /// The share of the column.
  struct Share {
    /// Width beside the main part in pixels at a text scale of 1.
    let width: Double
    /// Greatest width in pixels, and greatest part of the whole width.
    var most = (width: Double.infinity, part: 0.5)
    /// Part of the height below the main part.
    let height: Double
  }

  private let main: Widget
  private let buttons: Widget?
  private let column: Widget
  private let share: Share
  private let leastHeight: Int

  /// Height at first, and distance of the buttons from the corner, in pixels.
  private static let (naturalHeight, margin) = (640, 12)

  init(
    named name: String, _ main: Widget, buttons: Widget? = nil, _ column: Widget, _ share: Share,
    leastHeight: Int
  ) {
    (self.main, self.buttons, self.column) = (main, buttons, column)
    (self.share, self.leastHeight) = (share, leastHeight)
    super.init()
    self.name = name
    expandsVertically = true
    for part in parts { append(part) }
  }

  private var parts: [Widget] { [main, buttons, column].compactMap { $0 } }

  override class var accessibleRole: AccessibleRole? { .group }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    let requests = [main, column].map { $0.request(orientation) }
    guard orientation == .horizontal else { return (leastHeight, Self.naturalHeight) }
    return (requests.map(\.minimum).max() ?? 0, requests.reduce(0) { $0 + $1.natural })
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    let isNarrow = Double(width) < Double(ContentWidth.mediumStart) * max(textScale, 1)
    column.setClass("below", isNarrow)
    let wanted = min(
      share.width * max(textScale, 1), share.most.width, share.most.part * Double(width))
    let columnWidth = isNarrow ? width : max(Int(wanted), column.request(.horizontal).minimum)
    let columnHeight = isNarrow ? Int(Double(height) * share.height) : height
    let rest = isNarrow ? width : width - columnWidth
    let mainHeight = isNarrow ? height - columnHeight : height
    let mainX = x(leading: 0, width: rest, in: width)
    main.allocate(x: Double(mainX), y: 0, width: rest, height: mainHeight)
    column.allocate(
      x: Double(isNarrow ? 0 : x(leading: rest, width: columnWidth, in: width)),
      y: Double(isNarrow ? mainHeight : 0), width: columnWidth, height: columnHeight)
    guard let buttons else { return }
    let size = (buttons.request(.horizontal).natural, buttons.request(.vertical).natural)
    buttons.allocate(
      x: Double(mainX + x(leading: Self.margin, width: size.0, in: rest)), y: Double(Self.margin),
      width: size.0, height: size.1)
  }

  override func focus(_ direction: FocusDirection) -> Bool {
    direction.isTab ? moveFocus(direction, through: parts) : super.focus(direction)
  }
}
