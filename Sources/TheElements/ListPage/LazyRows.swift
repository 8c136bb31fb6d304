import Elements
import GLib
import Gtk

/// The rows of a section in a list that may be long without a bound. They are made when they come in sight;
/// until then there is room for them.
final class LazyRows: Widget, SectionContent {
  var onLeave: (@MainActor (FocusDirection) -> Bool)? {
    didSet { rows?.onLeave = onLeave }
  }
  let skipsHeader = false
  private var section: ElementSection
  private let make: @MainActor (ElementSection) -> ElementRows
  private var rows: ElementRows?
  private var isComing = false
  var items: [any ElementItem] { rows?.items ?? [] }

  /// Rows that `make` makes of `section`.
  init(
    _ section: ElementSection, make: @escaping @MainActor (ElementSection) -> ElementRows
  ) {
    self.section = section
    self.make = make
    super.init()
  }

  override class var accessibleRole: AccessibleRole? { .group }
  override var requestMode: RequestMode { .heightForWidth }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    if let rows { return rows.request(orientation, forSize: forSize) }
    guard orientation == .vertical else { return (0, 0) }
    let height = ElementRows.height(of: section.elements.count, textScale: textScale)
    return (height, height)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    rows?.allocate(x: 0, y: 0, width: width, height: height)
  }

  func show(_ section: ElementSection) {
    self.section = section
    rows?.show(section)
    queueResize()
  }

  func showSeen(from top: Double, to bottom: Double) {
    rows?.showSeen(from: top, to: bottom)
    guard rows == nil, !isComing, bottom > max(top, 0), top < Double(height) else { return }
    isComing = true
    // Not in the middle of a layout, which this is told in.
    onEachFrame { [weak self] _ in
      self?.fill()
      return false
    }
  }

  func focusEdge(_ edge: SectionEdge, near x: Double?) {
    fill()
    rows?.focusEdge(edge, near: x)
  }

  private func fill() {
    guard rows == nil else { return }
    let made = make(section)
    made.onLeave = onLeave
    append(made)
    rows = made
  }
}
