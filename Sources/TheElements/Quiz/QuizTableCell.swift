import Adwaita
import Elements
import GLib
import Gtk

/// A place in the table of a question: empty, or with its tile. An empty one says its group and period only.
final class QuizTableCell: Widget {
  /// What the cell shows.
  enum Look: Hashable {
    /// A place without a tile.
    case empty
    /// The tile; dimmed if it is not chosen.
    case tile(isChosen: Bool)
    /// The tile with the mark of a right or wrong answer.
    case answer(isRight: Bool)
  }

  let element: AtomicElement
  var look = Look.empty {
    didSet { if look != oldValue { update() } }
  }
  private let onActivate: @MainActor (AtomicElement) -> Void
  private var cachedTile = CachedTile()

  private static let activation = "tile.activate"
  /// Opacity of an empty place, and of its outline in normal and in high contrast.
  private static let (ground, outline) = (0.07, (usual: 0.22, high: 0.8))

  /// - Parameter chooses: true for a cell that is chosen and given up, which is a check box.
  init(
    _ element: AtomicElement, chooses: Bool,
    onActivate: @escaping @MainActor (AtomicElement) -> Void
  ) {
    (self.element, self.onActivate) = (element, onActivate)
    super.init()
    name = "place-\(element.number)"
    isFocusable = true
    if chooses {
      setAccessibleRole(.checkbox)
      look = .tile(isChosen: false)
    }
    update()
  }

  override class var cssName: String? { "tile" }
  override class var accessibleRole: AccessibleRole? { .button }
  override class var actions: [String] { [activation] }

  override func perform(_ action: String) { activate() }

  /// Activates the cell, as a click does.
  func activate() { onActivate(element) }

  private func update() {
    switch look {
    case .empty: setAccessibleLabel(place)
    case .tile, .answer: setAccessibleLabel(tr(element.accessibleName))
    }
    if case .tile(let isChosen) = look { setAccessibleChecked(isChosen) }
    setAccessibleDescription(note)
    setClass("dimmed", look == .tile(isChosen: false))
    queueDraw()
  }

  /// The place in words. The rows at the foot have no groups.
  private var place: String {
    let arrangement = TableArrangement()
    let cell = arrangement.cell(of: element)
    guard let row = arrangement.footRows.firstIndex(of: cell.row) else {
      return tr(arrangement.positionText(of: element))
    }
    let number = String(cell.column - 2)
    return row == arrangement.footRows.startIndex
      ? tr("Lanthanides, place {1}", number) : tr("Actinides, place {1}", number)
  }

  private var note: String {
    switch look {
    case .empty, .tile: ""
    case .answer(true): tr("Right", context: "answer")
    case .answer(false): tr("Wrong", context: "answer")
    }
  }

  override func snapshot(_ snapshot: Snapshot) {
    let side = Double(min(width, height))
    switch look {
    case .empty: drawPlace(in: snapshot, side)
    case .tile: cachedTile.draw(element, of: self, in: snapshot, side: side)
    case .answer(let isRight):
      cachedTile.draw(element, of: self, in: snapshot, side: side)
      let mark = isRight ? QuizMark.right : .wrong
      mark.draw(in: snapshot, around: Rect(x: 0, y: 0, width: side, height: side), for: self)
    }
  }

  private func drawPlace(in snapshot: Snapshot, _ side: Double) {
    let bounds = Bounds(width: side, height: side)
    let radius = TileDrawing.cornerRadius(side: side)
    let isHigh = StyleManager.shared.isHighContrast
    snapshot.fill(bounds, radius: radius, color.faded(to: Self.ground))
    let opacity = isHigh ? Self.outline.high : Self.outline.usual
    snapshot.outline(bounds, radius: radius, width: 1, color.faded(to: opacity))
  }
}
