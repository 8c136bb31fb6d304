import Elements
import GLib
import Gtk

/// Input on the chart: pointer, wheel, touch and keys.
extension NuclideChartView {
  /// Maximum pointer movement of a click, and greatest distance of a cell from the pointer, in pixels.
  private static let (clickDistance, reach, touchedReach) = (8.0, 9.0, 22.0)
  /// Scale factor of a double click beside small cells.
  private static let doubleClickStep = 2.0

  func addControllers() {
    addClickGesture(addViewportControllers())
    let motion = MotionController()
    motion.onMotion { [weak self] x, y in self?.hover(self?.cell(atX: x, y: y)) }
    motion.onLeave { [weak self] in self?.hover(nil) }
    add(motion)
    keys.onPressed { [weak self] in self?.handle($0) ?? false }
    add(keys)
  }

  /// Returns the cell at a point, or the nearest one within reach.
  func cell(atX x: Double, y: Double) -> NuclideChart.Cell? {
    guard let layout, layout.side > 0 else { return nil }
    let pixels = window?.isTouched == true ? Self.touchedReach : Self.reach
    let reach = max(pixels / layout.side, 0.7)
    return chart?.nearest(to: layout.position(at: Elements.Point(x: x, y: y)), within: reach)
  }

  private func hover(_ cell: NuclideChart.Cell?) {
    guard marks.hovered != cell else { return }
    marks.hovered = cell
    link(cell?.number ?? marks.selection?.number)
  }

  private func addClickGesture(_ pointer: ViewportPointer) {
    let click = ClickGesture()
    click.onReleased { [weak self] number, x, y in
      guard let self, pointer.distance < Self.clickDistance else { return }
      self.grabFocus()
      let cell = self.cell(atX: x, y: y)
      if number == 2 {
        self.clickTwice(cell, Elements.Point(x: x, y: y))
      } else if let cell {
        self.choose(cell)
      }
    }
    add(click)
  }

  /// Opens the element of a cell that shows its symbol; smaller ones are zoomed in on.
  private func clickTwice(_ cell: NuclideChart.Cell?, _ point: Elements.Point) {
    if let cell, let layout, layout.detail(textScale: textScale) > .color {
      if let name = chart?[cell].flatMap({ name(of: $0) }) { activate(.showIsotope, name) }
      return
    }
    zoom(to: viewport.scale * Self.doubleClickStep, about: point)
    announceView()
  }

  /// Selects the nuclide of a cell.
  private func choose(_ cell: NuclideChart.Cell) {
    if let name = chart?[cell].flatMap({ name(of: $0) }) { activate(.selectNuclide, name) }
  }

  /// Returns the name of a nuclide, `Au-198`.
  private func name(of nuclide: Nuclide) -> String? {
    table?[nuclide.number].map { nuclide.name($0.symbol) }
  }

  /// Handles a key press: arrows go from nuclide to nuclide, or pan with Shift, + and − zoom, Enter opens the element, and
  /// a letter begins a search. Returns false for other keys.
  private func handle(_ key: Key) -> Bool {
    if keys.isShiftHeld, Direction(key) != nil {
      defer { announceMiddle() }
      return handleViewportKey(key)
    }
    switch key {
    case .up, .down, .left, .right: Direction(key).map { move($0, toEnd: false) }
    case .home: move(.left, toEnd: true)
    case .end: move(.right, toEnd: true)
    case .pageUp: move(.up, toEnd: true)
    case .pageDown: move(.down, toEnd: true)
    case .enter:
      guard let name = marks.selection.flatMap({ name(of: $0) }) else { return false }
      activate(.showIsotope, name)
    case .character("+"), .character("="), .character("-"), .character("0"):
      return handleViewportKey(key)
    case .character(let character) where character.isLetter || character.isNumber:
      onType?(character)
    default: return false
    }
    return true
  }

  /// Lets a screen reader say where in the chart the view is.
  private func announceMiddle() {
    guard let center = viewParameters?.center else { return }
    let (protons, neutrons) = (Int(center.y.rounded()), Int(center.x.rounded()))
    announce(
      tr(
        "Middle at {1}, {2}", ntr("{1} proton", "{1} protons", protons, String(protons)),
        ntr("{1} neutron", "{1} neutrons", neutrons, String(neutrons))))
  }

  func move(_ direction: Direction, toEnd: Bool) {
    guard let chart, let selection = marks.selection else { return }
    let cell = NuclideChart.Cell(selection)
    guard
      let next = toEnd ? chart.end(from: cell, direction) : chart.neighbor(of: cell, direction),
      next != cell
    else { return }
    choose(next)
    speech.map { announce($0) }
  }
}
