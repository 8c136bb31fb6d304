import Elements
import GLib
import Gtk

/// The rows of one section, as a card.
final class ElementRows: Widget, SectionContent {
  var onLeave: (@MainActor (FocusDirection) -> Bool)?
  let skipsHeader = false
  private let list = ListBox()
  private let rows: [ElementRow]

  /// Rows for the elements of `section`; `onActivate` is called when one is clicked or entered.
  init(_ section: ElementSection, onActivate: @escaping @MainActor (AtomicElement) -> Void) {
    let elements = section.elements
    rows = elements.enumerated().map { index, element in
      ElementRow(element, hasLineBelow: index < elements.count - 1)
    }
    super.init()
    list.setAccessibleLabel(tr(section.title))
    list.addClass("element-list")
    for row in rows { list.add(row) }
    append(list)
    list.onActivated { onActivate(elements[$0]) }
    list.onNavigationFailed { [weak self] in self?.onLeave?($0) ?? false }
  }

  /// Pixels above the card, and below it up to the next section.
  private static let margin = (top: 2, bottom: 14)

  override class var accessibleRole: AccessibleRole? { .group }
  override var requestMode: RequestMode { .heightForWidth }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    let size = list.request(orientation, forSize: forSize)
    let margin = orientation == .vertical ? Self.margin.top + Self.margin.bottom : 0
    return (size.minimum + margin, size.natural + margin)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    let listHeight = max(height - Self.margin.top - Self.margin.bottom, 0)
    list.place(x: 0, y: Double(Self.margin.top), width: width, height: listHeight)
  }

  func showSeen(from top: Double, to bottom: Double) {
    var y = Double(Self.margin.top)
    for row in rows {
      let end = y + Double(row.height)
      row.isSeen = end > top && y < bottom
      y = end
    }
  }

  func focusEdge(_ edge: SectionEdge, near x: Double?) {
    (edge == .first ? rows.first : rows.last)?.grabFocus()
  }
}
