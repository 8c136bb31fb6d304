import Elements
import GLib
import Gtk

/// Input on the periodic table: pointer, keys and focus.
extension TableCanvas {
  /// Adds one controller of each kind for all tiles.
  func addControllers() {
    let click = ClickGesture()
    click.onPressed { [weak self] _, x, y in
      self?.pressedTile = self?.pick(x: x, y: y) as? ElementTile
    }
    click.onReleased { [weak self] _, x, y in
      guard let tile = self?.pick(x: x, y: y) as? ElementTile, tile === self?.pressedTile else {
        return
      }
      tile.grabFocusInPlace()
      tile.activate()
    }
    add(click)
    let motion = MotionController()
    motion.onMotion { [weak self] x, y in
      // GTK repeats the last position after each layout; then the pointer has not moved.
      guard let self, self.lastPointer != Point(x: x, y: y) else { return }
      self.lastPointer = Point(x: x, y: y)
      let tile = self.pick(x: x, y: y) as? ElementTile
      if let tile { self.show(tile.element) }
      LinkedElement.shared.show(tile?.element.number, in: .table)
    }
    motion.onLeave { LinkedElement.shared.show(nil, in: .table) }
    add(motion)
    onKeyPressed { [weak self] key in self?.handle(key) ?? false }
    _ = focusMemory
  }

  /// Requests that the focused widget is scrolled into view.
  func scrollFocusIntoView() {
    if case .element(let number) = focusedCell, let element = table[number] {
      // At its place, though it may still travel.
      onScrollIntoView?(surroundings(of: layout.frame(of: element), focusedCell))
      return
    }
    guard let focus = focusMemory.current, let origin = focus.convert(x: 0, y: 0, to: self) else {
      return
    }
    onScrollIntoView?(
      surroundings(
        of: Rect(
          x: origin.x, y: origin.y, width: Double(focus.width), height: Double(focus.height)),
        focusedCell))
  }

  /// Scrolls the focused widget into view, and previews a focused element.
  func focusMoved() {
    scrollFocusIntoView()
    guard let cell = focusedCell else { return }
    lastCell = cell
    if case .element(let number) = cell, let element = table[number] {
      show(element)
      LinkedElement.shared.show(number, in: .table)
    }
  }

  private func handle(_ key: Key) -> Bool {
    switch key {
    case .enter, .space:
      guard case .element(let number) = focusedCell else { return false }
      tiles[number]?.activate()
      return true
    case .escape where legend.isPinning: return activate(.highlightCategory, "")
    case .pageUp: return focusColumnEnd(.up)
    case .pageDown: return focusColumnEnd(.down)
    case .home: return focus(.element(table.elements.first?.number ?? 1))
    case .end: return focus(.element(table.elements.last?.number ?? 118))
    default: return false
    }
  }

  /// Moves focus: arrow keys between cells, skipping gaps, and within the legend; Tab between the last focused
  /// tile and the legend.
  func moveFocusWithin(_ direction: FocusDirection) -> Bool {
    if let arrow = Direction(direction) {
      if legend.containsFocus { return legend.moveFocus(direction) }
      if shownLegend?.containsFocus == true { return false }
      guard let cell = focusedCell else { return focusTiles() }
      return grid.neighbor(of: cell, arrow).map { focus($0) } ?? false
    }
    let moveInLegend = { [shownLegend] in shownLegend?.moveFocus(direction) ?? false }
    if focusedCell != nil { return direction == .tabForward && moveInLegend() }
    if shownLegend?.containsFocus == true {
      return moveInLegend() || (direction == .tabBackward && focusTiles())
    }
    return direction == .tabForward ? focusTiles() : moveInLegend() || focusTiles()
  }

  /// The legend of the coloring; nil in a narrow window, where it is outside of the table.
  private var shownLegend: Widget? {
    if isNarrow { return nil }
    if painter.column != nil, let propertyLegend { return propertyLegend }
    return legend
  }

  /// Moves focus to the last focused cell, or to the first element.
  func focusTiles() -> Bool { focusTarget?.grabFocus() ?? false }

  /// Moves focus to the first or last cell of the column.
  private func focusColumnEnd(_ direction: Direction) -> Bool {
    guard let cell = focusedCell else { return false }
    return focus(grid.end(from: cell, direction))
  }
}

extension Direction {
  /// Converts the focus direction of an arrow key; nil for Tab.
  init?(_ direction: FocusDirection) {
    switch direction {
    case .left: self = .left
    case .right: self = .right
    case .up: self = .up
    case .down: self = .down
    case .tabForward, .tabBackward: return nil
    }
  }
}

extension Direction {
  /// The direction of an arrow key; nil for other keys.
  init?(_ key: Key) {
    switch key {
    case .left: self = .left
    case .right: self = .right
    case .up: self = .up
    case .down: self = .down
    default: return nil
    }
  }
}
