import Elements
import GLib
import Gtk

/// Focus, keys and menu of a plot: the points are one stop of Tab, and arrow keys go from one to the next along an axis.
extension PlotView {
  func addKeys() {
    keys.onPressed { [weak self] key in self?.handle(key) ?? false }
    add(keys)
  }

  /// The atomic number of the focused point.
  var focused: Int? { points.first { $0.value.isFocused }?.key }

  /// The focused element.
  var focusedElement: AtomicElement? { focused.flatMap { points[$0]?.element } }

  private func handle(_ key: Key) -> Bool {
    switch key {
    case .character("+"), .character("="): return activate(.zoomIn)
    case .character("-"): return activate(.zoomOut)
    case .character("0"): return activate(.zoomNormal)
    default: return handlePointKey(key)
    }
  }

  /// Handles a key on the focused point.
  private func handlePointKey(_ key: Key) -> Bool {
    guard let number = focused, let plot else { return false }
    switch key {
    case .enter, .space: points[number].map { _ = activate(.showElement, $0.element.symbol) }
    case .home: return focus(plot.points.first?.element.number)
    case .end: return focus(plot.points.last?.element.number)
    case .left where keys.isShiftHeld: select(.left)
    case .right where keys.isShiftHeld: select(.right)
    case .up where keys.isShiftHeld: select(.up)
    case .down where keys.isShiftHeld: select(.down)
    default: return false
    }
    return true
  }

  /// Returns false without a selection.
  @discardableResult
  func clearSelection() -> Bool {
    guard selection != nil else { return false }
    activate(.brushPlot, "", "")
    announce(tr("Nothing selected"))
    return true
  }

  /// Performs an accessible action of an element's point.
  func select(_ element: AtomicElement, _ act: PlotPoint.Act) {
    guard focus(element.number) else { return }
    switch act {
    case .activate: break
    case .select: select(from: element.number, to: element.number)
    case .extendSelection: select(from: anchor ?? element.number, to: element.number)
    case .clearSelection: clearSelection()
    }
  }

  /// Moves the focus and selects the elements between the first point and that one.
  private func select(_ direction: Direction) {
    guard let plot, let number = focused else { return }
    let start = anchor ?? number
    guard let next = plot.neighbor(of: number, direction), focus(next) else { return }
    select(from: start, to: next)
  }

  /// Selects the elements between two points, from the first of which Shift and an arrow key go on.
  private func select(from start: Int, to end: Int) {
    anchor = start
    guard let first = plot?[start], let last = plot?[end], let layout else { return }
    // The rectangle includes both points.
    let (from, to) = (layout.position(of: first), layout.position(of: last))
    let corners = [
      Elements.Point(x: min(from.x, to.x) - 1, y: min(from.y, to.y) - 1),
      Elements.Point(x: max(from.x, to.x) + 1, y: max(from.y, to.y) + 1),
    ]
    brush(from: corners[0], to: corners[1])
    let count = selection?.count ?? 0
    announce(ntr("{1} element selected", "{1} elements selected", count, String(count)))
  }

  func moveFocusWithin(_ direction: FocusDirection) -> Bool {
    guard let arrow = Direction(direction) else { return !containsFocus && focusPoints() }
    guard let number = focused else { return focusPoints() }
    anchor = nil
    plot?.neighbor(of: number, arrow).map { _ = focus($0) }
    return true
  }

  /// Focuses the point focused last, or the first one.
  @discardableResult
  func focusPoints() -> Bool {
    if let lastFocused, focus(lastFocused) { return true }
    return focus(plot?.points.first?.element.number)
  }

  @discardableResult
  func focus(_ number: Int?) -> Bool { number.flatMap { points[$0] }?.grabFocus() ?? false }

  func focusMoved(to widget: Widget?) {
    let number = (widget as? PlotPoint)?.element.number
    if let number { lastFocused = number }
    LinkedElement.shared.show(number, in: .plot)
    onLink?(number)
    link(number)
  }

  func showMenu(at place: (x: Double, y: Double)?) {
    let number = place.map { nearest($0.x, $0.y) } ?? focused
    guard let point = number.flatMap({ points[$0] }) else { return }
    let element = point.element
    point.showMenu(
      Menu(sections: [
        [
          AppAction.showElement.menuItem(element.symbol),
          ComparedElements.shared.menuItem(for: element),
        ]
      ]), name: tr(element.shownName))
  }
}
