import Elements
import GLib
import Gtk

/// An element's tile in the periodic table, at any size. Acts as a button.
final class ElementTile: Widget, ElementItem {
  /// The element shown.
  var element: AtomicElement {
    didSet {
      guard element != oldValue else { return }
      cachedTile = CachedTile()
      update()
      queueDraw()
    }
  }
  private let onActivate: @MainActor (AtomicElement) -> Void
  private var cachedTile = CachedTile()

  /// Shows `element`. `onActivate` is called when the tile is activated by pointer, key or screen reader.
  init(_ element: AtomicElement, onActivate: @escaping @MainActor (AtomicElement) -> Void) {
    self.element = element
    self.onActivate = onActivate
    super.init()
    isFocusable = true
    update()
  }

  /// The look in the Table's coloring; nil for the category's color.
  var paint: TilePaint? {
    didSet {
      guard paint != oldValue else { return }
      queueDraw()
      if paint?.state != oldValue?.state { updateLabel() }
    }
  }

  /// The value and rank of the element in the Table's coloring, for a screen reader; empty without one.
  var valueText = "" {
    didSet { if valueText != oldValue { describe() } }
  }

  /// The arrangement of the Table, which has the group.
  var arrangement = TableArrangement() {
    didSet { if arrangement != oldValue { describe() } }
  }

  var isFavorite = false {
    didSet { if isFavorite != oldValue { marksChanged() } }
  }

  var hasNote = false {
    didSet { if hasNote != oldValue { marksChanged() } }
  }

  /// True if a mark shows that the element is compared.
  var showsComparison = true

  private var isFound = false
  /// The value for which a search has found the element; nil for none.
  private var foundValue: String? {
    didSet { if foundValue != oldValue { queueDraw() } }
  }

  func show(_ hit: SearchHit?, isBest: Bool) {
    setClass("best-hit", isBest)
    foundValue = hit?.shortValue
    guard isFound != (hit != nil) else { return }
    isFound = hit != nil
    describe()
  }

  /// Sets the accessible description: the element's marks, "Found" if a search has found it, and its position in the
  /// table.
  func describe() {
    let notes =
      marks + (isFound ? [tr("Found", context: "element that matches a search")] : [])
      + (valueText.isEmpty ? [] : [valueText])
    setAccessibleDescription(tr(list: notes + [tr(arrangement.positionText(of: element))]))
  }

  private func update() {
    name = "tile-\(element.number)"
    updateLabel()
    describe()
  }

  private func updateLabel() {
    setAccessibleLabel(tr(element.accessibleName(in: paint?.state ?? element.state)))
  }

  override class var cssName: String? { "tile" }
  override class var accessibleRole: AccessibleRole? { .button }
  /// The accessible actions; the first one opens the element, as `ElementRow.actions` says.
  override class var actions: [String] { [activation, "tile.switch-comparison"] }
  private static let activation = "tile.activate"

  override func perform(_ action: String) {
    if action == Self.activation {
      activate()
    } else {
      activate(.toggleComparison, element.symbol)
    }
  }

  /// Activates the tile, as a click does.
  func activate() { onActivate(element) }

  var tileFrame: Rect {
    let side = Double(min(width, height))
    return Rect(x: 0, y: 0, width: side, height: side)
  }

  /// The paint with the value found, unless it has that of a coloring, whose legend says what it is.
  private var shownPaint: TilePaint? {
    guard let foundValue, paint?.value == nil else { return paint }
    return (paint ?? TilePaint(element)).showing(foundValue)
  }

  override func snapshot(_ snapshot: Snapshot) {
    cachedTile.draw(
      element, of: self, in: snapshot, side: tileFrame.width, isFavorite: isFavorite,
      hasNote: hasNote,
      paint: shownPaint)
    if showsComparison, isCompared { ComparisonMark.draw(in: snapshot, tileFrame, self) }
  }
}

extension ElementTile: DrawnPart {
  var shownTexts: [String] { element.tileTexts }
}

extension AtomicElement {
  /// The texts of the element's tile.
  var tileTexts: [String] {
    [String(number), symbol, tr(name), tr(number: atomicWeight.text)]
  }
}
