import Elements
import GLib
import Gtk

/// The isotopes of an element as cells, from few neutrons to many, in lines. One stop for Tab; the arrow keys move within.
final class NuclideGrid: WrappingBox {
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
    super.init(cells, gap: Self.gap, margin: 0)
    name = "nuclides"
    _ = focusMemory
  }

  private var columns: Int {
    max((width + Self.gap) / (NuclideCell.side(textScale: textScale) + Self.gap), 1)
  }

  /// The cell that Tab moves to: the one focused last, or the one that is chosen.
  private var entry: Widget? { focusMemory.last ?? cells.first(where: \.isChosen) ?? cells.first }

  override func focus(_ direction: FocusDirection) -> Bool {
    guard let index = cells.firstIndex(where: \.isFocused) else {
      return entry?.grabFocus() ?? false
    }
    guard let arrow = Direction(direction) else { return false }
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
