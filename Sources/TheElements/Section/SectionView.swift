import Elements
import GLib
import Gtk

// SectionView
//   ├── Revealer → content: rows or cells
//   └── SectionHeader, drawn last: it sticks to the top while its content scrolls by

/// A section of a page: a header, and the content that it collapses and expands.
final class SectionView: Widget {
  private(set) var section: ElementSection
  let header: SectionHeader
  let content: any SectionContent
  private let revealer: Revealer
  private var headerY = 0

  /// Duration of the slide in milliseconds.
  private static let slideDurationMs = 200

  init(
    _ section: ElementSection, content: any SectionContent, isExpanded: Bool,
    onToggle: @escaping @MainActor () -> Void
  ) {
    self.section = section
    self.content = content
    header = SectionHeader(SectionHeading(section), isExpanded: isExpanded)
    revealer = Revealer(content, durationMs: Self.slideDurationMs)
    revealer.isRevealed = isExpanded
    super.init()
    append(revealer)
    append(header)
    header.onClicked(onToggle)
  }

  override class var cssName: String? { "section" }
  override class var accessibleRole: AccessibleRole? { .generic }
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

  /// Replaces the section by one with the same ID.
  func show(_ section: ElementSection) {
    guard section != self.section else { return }
    self.section = section
    header.heading = SectionHeading(section)
    content.show(section)
  }

  /// The header's height in pixels.
  var headerHeight: Int { header.request(.vertical).minimum }

  /// Allocates the header `y` pixels below the top of the section.
  func placeHeader(y: Int) {
    guard y != headerY else { return }
    headerY = y
    header.allocate(x: 0, y: Double(y), width: width, height: headerHeight)
  }

  /// Reports the visible part of the section, in pixels below its top, to the content.
  func setVisibleRange(from top: Double, to bottom: Double) {
    let start = Double(headerHeight)
    content.setVisibleRange(from: top - start, to: isExpanded ? bottom - start : 0)
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

  /// Clips the rows to the area below the header, so that they pass under it.
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
