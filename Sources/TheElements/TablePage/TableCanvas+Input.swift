import Elements
import GLib
import Gtk

/// Pointer and keyboard on the periodic table.
extension TableCanvas {
  /// Connects one controller of each kind for all tiles.
  func listen() {
    let click = ClickGesture()
    click.onPressed { [weak self] x, y in
      self?.pressedTile = self?.pick(x: x, y: y) as? ElementTile
    }
    click.onReleased { [weak self] x, y in
      guard let tile = self?.pick(x: x, y: y) as? ElementTile, tile === self?.pressedTile else {
        return
      }
      tile.activate()
    }
    add(click)
    let motion = MotionController()
    motion.onMotion { [weak self] x, y in
      // GTK repeats the last position after each layout; then the pointer has not moved.
      guard let self, self.lastPointer != Point(x: x, y: y) else { return }
      self.lastPointer = Point(x: x, y: y)
      if let tile = self.pick(x: x, y: y) as? ElementTile { self.show(tile.element) }
    }
    add(motion)
    let keys = KeyController()
    keys.onPressed { [weak self] key in self?.press(key) ?? false }
    add(keys)
    onChange(of: "root") { [weak self] in self?.follow(window: self?.window) }
  }

  /// Listens to what is typed anywhere in the window, and to where the keyboard goes in it.
  private func follow(window: Window?) {
    if let typing { typingWindow?.remove(typing) }
    focusChange?.disconnect()
    (typingWindow, typing, focusChange) = (window, nil, nil)
    guard let window else { return }
    let controller = KeyController()
    controller.onPressed { [weak self] key in self?.type(key) ?? false }
    window.add(controller)
    typing = controller
    focusChange = window.onChange(of: "focus-widget") { [weak self] in self?.followFocus() }
  }

  /// Jumps to the number or symbol that is being typed while the table is seen.
  private func type(_ key: Key) -> Bool {
    guard isMapped, case .character(let character) = key,
      character.isLetter || character.isNumber
    else { return false }
    if let element = typeAhead.append(character, at: Clock.monotonicSeconds, in: table) {
      focus(.element(element.number))
    }
    return true
  }

  /// What on the table has the keyboard, while that can be seen.
  var focusedWidget: Widget? {
    guard isMapped, let focus = window?.focusWidget, focus.isInside(self), !focus.isInMenu else {
      return nil
    }
    return focus
  }

  /// Has what has the keyboard brought into sight.
  func revealFocus() {
    guard let focus = focusedWidget, let place = focus.convert(x: 0, y: 0, to: self) else {
      return
    }
    onReveal?(
      surroundings(
        of: Rect(
          x: place.x, y: place.y, width: Double(focus.width), height: Double(focus.height)),
        focusedCell))
  }

  /// Shows what the keyboard has come to, and of an element its tile large.
  private func followFocus() {
    guard let focus = focusedWidget else { return }
    revealFocus()
    guard let cell = focusedCell else { return legend.remember(focus) }
    lastCell = cell
    if case .element(let number) = cell, let element = table[number] { show(element) }
  }

  private func press(_ key: Key) -> Bool {
    switch key {
    case .enter, .space:
      guard case .element(let number) = focusedCell else { return false }
      tiles[number]?.activate()
      return true
    case .home where legend.containsFocus: return legend.focusFirst()
    case .end where legend.containsFocus: return legend.focusLast()
    case .home: return focus(.element(table.elements.first?.number ?? 1))
    case .end: return focus(.element(table.elements.last?.number ?? 118))
    default: return false
    }
  }

  /// Arrow keys walk from cell to cell over the gaps, and within the legend; Tab leaves the tiles for the
  /// legend and comes back to the tile it left.
  func moveFocusWithin(_ direction: FocusDirection) -> Bool {
    if let arrow = Direction(direction) {
      if legend.containsFocus { return legend.moveFocus(direction) }
      guard let cell = focusedCell else { return focusTiles() }
      return grid.neighbor(of: cell, arrow).map { focus($0) } ?? false
    }
    if focusedCell != nil { return direction == .tabForward && legend.moveFocus(direction) }
    if legend.containsFocus {
      return legend.moveFocus(direction) || (direction == .tabBackward && focusTiles())
    }
    return direction == .tabForward ? focusTiles() : legend.moveFocus(direction) || focusTiles()
  }

  /// Brings the keyboard to the tile that it left, or to the first.
  func focusTiles() -> Bool {
    focus(lastCell ?? table.elements.first.map { .element($0.number) } ?? .element(1))
  }
}

extension Direction {
  /// The arrow key of a focus direction; nil for Tab.
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
