import Elements
import GLib
import Gtk

// StickySection
//   ├── Revealer → content
//   ├── SectionHeader, drawn after it: it sticks to the top while its content scrolls by
//   └── Button at the end of the header, if there is one

/// A section of a scrolled column: a header, and the content that it collapses and expands.
class StickySection: Widget {
  let header: SectionHeader
  /// The button at the end of the header; nil for none.
  let button: Button?
  private let revealer: Revealer
  private var headerY = 0

  /// Duration of the slide in milliseconds.
  private static let slideDurationMs = 200
  /// Distance in pixels to which shadows of the content reach beyond its sides and end.
  private static let shadow = 8.0

  init(_ heading: SectionHeading, content: Widget, isExpanded: Bool, button: Button? = nil) {
    self.button = button
    header = SectionHeader(heading, isExpanded: isExpanded)
    revealer = Revealer(content, durationMs: Self.slideDurationMs)
    revealer.isRevealed = isExpanded
    super.init()
    append(revealer)
    append(header)
    if let button { append(button) }
  }

  override class var cssName: String? { "section" }
  override var requestMode: RequestMode { .heightForWidth }

  /// True while expanded or expanding.
  var isExpanded: Bool {
    get { revealer.isRevealed }
    set {
      guard newValue != revealer.isRevealed else { return }
      revealer.isRevealed = newValue
      header.show(isExpanded: newValue)
    }
  }

  /// True while expanding or collapsing.
  var isSliding: Bool { revealer.isSliding }

  /// True if the header or its button has the focus.
  var hasHeaderFocus: Bool { header.isFocused || button?.isFocused == true }

  /// Moves the focus from the header to its button, or back. Returns false if it is there already.
  func moveHeaderFocus(_ direction: FocusDirection) -> Bool {
    let target: Widget? = (direction == .left) == isRightToLeft ? button : header
    return target?.isFocused == false && target?.grabFocus() == true
  }

  /// True for the header and its button.
  func isHeader(_ widget: Widget) -> Bool { widget == header || widget == button }

  /// Moves the focus from the content, which is about to be hidden.
  func moveFocusToHeader() {
    if revealer.containsFocus { header.grabFocusInPlace() }
  }

  /// The header's height in pixels.
  var headerHeight: Int { header.request(.vertical).minimum }

  /// Allocates the header `y` pixels below the top of the section.
  func placeHeader(y: Int) {
    guard y != headerY else { return }
    headerY = y
    allocateHeader(width: width)
    queueDraw()
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    let (head, body) = (
      header.request(orientation, forSize: forSize), revealer.request(orientation, forSize: forSize)
    )
    return orientation == .horizontal
      ? (max(head.minimum, body.minimum), max(head.natural, body.natural))
      : (head.minimum + body.minimum, head.natural + body.natural)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    let headerHeight = headerHeight
    let bodyHeight = max(height - headerHeight, 0)
    _ = revealer.request(.vertical, forSize: width)
    revealer.allocate(x: 0, y: Double(headerHeight), width: width, height: bodyHeight)
    headerY = min(headerY, bodyHeight)
    allocateHeader(width: width)
  }

  private func allocateHeader(width: Int) {
    let (y, height) = (Double(headerY), headerHeight)
    if let button {
      let buttonWidth = button.request(.horizontal).minimum
      let margin = Self.buttonMargin
      header.endInset = buttonWidth
      let x = x(leading: width - buttonWidth - margin, width: buttonWidth, in: width)
      button.allocate(x: Double(x), y: y, width: buttonWidth, height: height)
    }
    header.allocate(x: 0, y: y, width: width, height: height)
  }

  /// Pixels between the button and the end of the header.
  private static let buttonMargin = 8

  /// Clips the content to the area below the header, so that it passes under it.
  override func snapshot(_ snapshot: Snapshot) {
    let top = Double(headerY + headerHeight)
    let area = Bounds(
      x: -Self.shadow, y: top, width: Double(width) + 2 * Self.shadow,
      height: max(0, Double(height) - top + Self.shadow))
    if headerY > 0 {
      snapshot.clipped(to: area) { snapshot.child(revealer, of: self) }
    } else {
      snapshot.child(revealer, of: self)
    }
    snapshot.child(header, of: self)
    if let button { snapshot.child(button, of: self) }
  }
}

extension StickySection: PartSection {
  var sectionID: String { header.heading.id }
}
