import Elements
import GLib
import Gtk

/// The isotopes of an element as cells, from few neutrons to many, in lines. One stop for Tab; the arrow keys move within.
final class NuclideGrid: Widget {
  let cells: [NuclideCell]
  /// Called with the nuclide whose cell gets the focus.
  var onFocus: (@MainActor (Nuclide) -> Void)?
  /// The cell that Tab returns to.
  private lazy var focusMemory = FocusMemory(of: self) { [weak self] cell in
    if let cell = cell as? NuclideCell { self?.onFocus?(cell.nuclide) }
  }

  /// Space between cells in pixels.
  private static let gap = 4

  init(_ cells: [NuclideCell]) {
    self.cells = cells
    super.init()
    name = "nuclides"
    for cell in cells { append(cell) }
    _ = focusMemory
  }

  override class var accessibleRole: AccessibleRole? { .group }
  override var requestMode: RequestMode { .heightForWidth }

  private var side: Int { Int((NuclideCell.side * max(1, textScale)).rounded()) }

  private func columns(in width: Int) -> Int {
    max((width + Self.gap) / (side + Self.gap), 1)
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    guard orientation == .vertical else {
      return (side, max(cells.count * (side + Self.gap) - Self.gap, side))
    }
    let columns = forSize < 0 ? max(cells.count, 1) : columns(in: forSize)
    let lines = (cells.count + columns - 1) / columns
    let height = max(lines * (side + Self.gap) - Self.gap, 0)
    return (height, height)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    let columns = columns(in: width)
    for (index, cell) in cells.enumerated() {
      let (line, column) = index.quotientAndRemainder(dividingBy: columns)
      cell.allocate(
        x: Double(x(leading: column * (side + Self.gap), width: side, in: width)),
        y: Double(line * (side + Self.gap)), width: side, height: side)
    }
  }

  /// The cell that Tab moves to: the one focused last, or the one that is chosen.
  private var entry: Widget? { focusMemory.last ?? cells.first(where: \.isChosen) ?? cells.first }

  override func focus(_ direction: FocusDirection) -> Bool {
    guard let index = cells.firstIndex(where: \.isFocused) else {
      return entry?.grabFocus() ?? false
    }
    guard let arrow = Direction(direction) else { return false }
    let columns = columns(in: width)
    let target =
      switch isRightToLeft ? arrow.mirrored : arrow {
      case .left: index - 1
      case .right: index + 1
      case .up: index - columns
      case .down: index + columns
      }
    guard cells.indices.contains(target) else { return arrow == .left || arrow == .right }
    return cells[target].grabFocus()
  }
}
