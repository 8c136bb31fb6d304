import Elements
import GLib
import Gtk

/// The texts of a section's header.
struct SectionHeading: Hashable {
  /// The section's ID.
  let id: String
  let title: Message
  /// `6 elements`.
  let countText: Message

  /// The accessible name: `Alkali metal, 6 elements`.
  var accessibleName: Message { .format(translatable("{1}, {2}"), [title, countText]) }
}

extension SectionHeading {
  init(_ section: ElementSection) {
    self.init(id: section.id, title: section.title, countText: section.countText)
  }
}

/// The button above a section: arrow, title and count. A click collapses or expands the section. The count is only shown
/// where the whole title has room beside it.
final class SectionHeader: Button {
  var heading: SectionHeading {
    didSet { if heading != oldValue { update() } }
  }
  /// Pixels at the end that another widget takes.
  var endInset = 0 {
    didSet { if endInset != oldValue { queueDraw() } }
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

  /// A header marked as expanded or not.
  init(_ heading: SectionHeading, isExpanded: Bool) {
    self.heading = heading
    super.init()
    dropLayoutManager()
    name = "section-\(heading.id)"
    addClass("section-header")
    addClass("flat")
    setChild(arrow)
    update()
    show(isExpanded: isExpanded)
  }

  private func update() {
    setAccessibleLabel(tr(heading.accessibleName))
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
    let x = x(leading: Length.padding, width: Length.arrow, in: Double(width))
    arrow.allocate(x: x, y: 0, width: Int(Length.arrow), height: height)
  }

  /// Offset of the title from the leading edge, in pixels.
  private static let titleStart = Length.padding + Length.arrow + Length.gap

  /// The texts within a width in pixels; without the count, if the title needs its room.
  func texts(in width: Double) -> (title: TextLayout, count: TextLayout?) {
    let title = TextLayout(
      tr(heading.title), for: self, size: Length.title * textScale, weight: .bold)
    let count = TextLayout(tr(heading.countText), for: self, size: Length.count * textScale)
    let room = width - Self.titleStart - Length.padding - Double(endInset)
    if title.width <= room - Length.padding - count.width { return (title, count) }
    if title.width > room { title.ellipsize(within: max(0, room)) }
    return (title, nil)
  }

  override func snapshot(_ snapshot: Snapshot) {
    super.snapshot(snapshot)
    let (width, height) = (Double(width), Double(height))
    let (title, count) = texts(in: width)
    snapshot.text(
      title, x: x(leading: Self.titleStart, width: title.width, in: width),
      y: (height - title.height) / 2, color)
    guard let count else { return }
    let countX = width - Length.padding - 8 - Double(endInset) - count.width
    snapshot.text(
      count, x: x(leading: countX, width: count.width, in: width),
      y: (height - count.height) / 2, dimColor)
  }
}

extension SectionHeader: DrawnPart {
  var shownTexts: [String] { [tr(heading.title), tr(heading.countText)] }
}
