import Elements
import GLib
import Gtk

/// The button above a section: arrow, title and count. A click collapses or expands the section.
final class SectionHeader: Button {
  /// The section below the header.
  var section: ElementSection {
    didSet { if section != oldValue { update() } }
  }
  private let arrow = Image(icon: "pan-down-symbolic")

  /// Lengths in pixels at a text scale of 1.
  private enum Length {
    static let height = 36.0
    static let padding = 12.0
    static let arrow = 16.0
    static let gap = 6.0
    static let title = 14.0
    static let count = 13.0
    static let minimumWidth = 200
  }

  /// A header over `section`, marked as expanded or not.
  init(_ section: ElementSection, isExpanded: Bool) {
    self.section = section
    super.init()
    dropLayoutManager()
    name = "section-\(section.id)"
    addClass("section-header")
    addClass("flat")
    setChild(arrow)
    update()
    show(isExpanded: isExpanded)
  }

  private func update() {
    setAccessibleLabel(tr(section.accessibleName))
    queueDraw()
  }

  /// Updates the arrow and the accessible state `expanded`.
  func show(isExpanded: Bool) {
    setClass("collapsed", !isExpanded)
    setAccessibleExpanded(isExpanded)
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    guard orientation == .vertical else { return (Length.minimumWidth, Length.minimumWidth) }
    let height = Int((Length.height * max(1, textScale)).rounded(.up))
    return (height, height)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    let x = isRightToLeft ? Double(width) - Length.padding - Length.arrow : Length.padding
    arrow.allocate(x: x, y: 0, width: Int(Length.arrow), height: height)
  }

  override func snapshot(_ snapshot: Snapshot) {
    super.snapshot(snapshot)
    let (scale, color, width, height) = (textScale, color, Double(width), Double(height))
    let title = TextLayout(
      tr(section.title), for: self, size: Length.title * scale, weight: .bold)
    let count = TextLayout(tr(section.countText), for: self, size: Length.count * scale)
    let titleX = Length.padding + Length.arrow + Length.gap
    let room = width - titleX - 2 * Length.padding - count.width
    if title.width > room { title.ellipsize(within: max(0, room)) }
    let isMirrored = isRightToLeft
    func place(_ x: Double, _ text: TextLayout) -> Double {
      isMirrored ? width - x - text.width : x
    }
    snapshot.text(title, x: place(titleX, title), y: (height - title.height) / 2, color)
    snapshot.text(
      count, x: place(width - Length.padding - 8 - count.width, count),
      y: (height - count.height) / 2,
      dimColor)
  }
}
