import Elements
import GLib
import Gtk

// SectionView
//   ├── Revealer → the content: rows or cells
//   └── SectionHeader, drawn last: it stays at the top while its content scrolls by

/// One section of a page: a header and the content that it collapses and expands.
final class SectionView: Widget {
  private(set) var section: ElementSection
  let header: SectionHeader
  let content: any SectionContent
  private let revealer: Revealer
  private var headerY = 0

  /// Milliseconds of the slide.
  private static let slideDurationMs = 200

  init(
    _ section: ElementSection, content: any SectionContent, isExpanded: Bool,
    onToggle: @escaping @MainActor () -> Void
  ) {
    self.section = section
    self.content = content
    header = SectionHeader(section, isExpanded: isExpanded)
    revealer = Revealer(content, durationMs: Self.slideDurationMs)
    revealer.isRevealed = isExpanded
    super.init()
    setAccessibleLabel(tr(section.title))
    append(revealer)
    append(header)
    header.onClicked(onToggle)
  }

  override class var cssName: String? { "section" }
  override class var accessibleRole: AccessibleRole? { .group }
  override var requestMode: RequestMode { .heightForWidth }

  /// Whether the content is, or is coming to be, shown.
  var isExpanded: Bool {
    get { revealer.isRevealed }
    set {
      guard newValue != revealer.isRevealed else { return }
      revealer.isRevealed = newValue
      header.show(isExpanded: newValue)
    }
  }

  /// Shows other elements under the same name.
  func show(_ section: ElementSection) {
    guard section != self.section else { return }
    self.section = section
    header.section = section
    content.show(section)
  }

  /// The header's height in pixels.
  var headerHeight: Int { header.request(.vertical).minimum }

  /// Puts the header `y` pixels below the top of the section.
  func placeHeader(y: Int) {
    guard y != headerY else { return }
    headerY = y
    header.allocate(x: 0, y: Double(y), width: width, height: headerHeight)
  }

  /// Tells the content which part of it can be seen, by the part of the section that can, in pixels below
  /// its top.
  func showSeen(from top: Double, to bottom: Double) {
    let start = Double(headerHeight)
    content.showSeen(from: top - start, to: isExpanded ? bottom - start : 0)
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
    revealer.allocate(x: 0, y: Double(headerHeight), width: width, height: bodyHeight)
    headerY = min(headerY, bodyHeight)
    header.allocate(x: 0, y: Double(headerY), width: width, height: headerHeight)
  }

  /// Draws the rows only below the header, so that they pass under it.
  override func snapshot(_ snapshot: Snapshot) {
    let top = Double(headerY + headerHeight)
    let rows = Bounds(
      x: -8, y: top, width: Double(width) + 16, height: max(0, Double(height) - top + 8))
    if headerY > 0 {
      snapshot.clipped(to: rows) { snapshot.child(revealer, of: self) }
    } else {
      snapshot.child(revealer, of: self)
    }
    snapshot.child(header, of: self)
  }
}
