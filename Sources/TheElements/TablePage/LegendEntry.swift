import Elements
import GLib
import Gtk

/// One class of the legend: a check box that pins it.
final class LegendEntry: Button {
  let classification: ElementClassification
  /// Called with the class when the entry gets visible focus.
  var onFocus: (@MainActor (ElementClassification) -> Void)?
  private var hasFocus = false
  /// Number of elements in the class.
  var count = 0 {
    didSet {
      guard count != oldValue else { return }
      updateLabel()
      queueDraw()
    }
  }

  /// Font size in pixels, the same for all entries.
  var textSize = 0.0 {
    didSet { if textSize != oldValue { queueDraw() } }
  }

  /// Lengths in pixels, at text scale 1.
  private enum Length {
    static let swatch = 12.0
    static let gap = 6.0
    static let padding = 4.0
    static let text = 11.0
    /// Of a chip.
    static let (chipText, chipPadding, chipHeight) = (13.0, 12.0, 44.0)
  }
  /// Smallest scale of the font before the text is ellipsized.
  private static let minimumFontScale = 0.84

  private let isChip: Bool
  /// True in the wide form of the legend: a large swatch, and the number below the title.
  var isWide = false {
    didSet { if isWide != oldValue { queueDraw() } }
  }
  private var title: String { tr(classification.title) }

  init(_ classification: ElementClassification, isChip: Bool = false) {
    self.classification = classification
    self.isChip = isChip
    super.init()
    dropLayoutManager()
    name = isChip ? "chip-\(classification.id)" : "legend-\(classification.id)"
    addClass("flat")
    addClass("legend-entry")
    setAccessibleChecked(false)
    updateLabel()
  }

  private func updateLabel() { setAccessibleLabel(tr("{1}, {2}", title, String(count))) }

  override class var accessibleRole: AccessibleRole? { .checkbox }

  func show(isPinned: Bool) {
    setClass("pinned", isPinned)
    setAccessibleChecked(isPinned)
  }

  override func stateChanged() {
    guard isFocusVisible != hasFocus else { return }
    hasFocus = isFocusVisible
    if hasFocus { onFocus?(classification) }
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    guard isChip else { return (0, 0) }
    textSize = Length.chipText * textScale
    let width = textStart + makeText().width + padding
    let length = orientation == .horizontal ? width : Length.chipHeight * max(1, textScale)
    return (Int(length.rounded(.up)), Int(length.rounded(.up)))
  }

  var padding: Double { isChip ? Length.chipPadding : Length.padding }

  /// Width in pixels at which the text fits in its usual size.
  var neededWidth: Double {
    let text = TextLayout(title, for: self, size: Length.text * textScale)
    return (textStart + text.width + padding).rounded(.up)
  }

  /// Returns the largest font size in pixels at which the text fits an entry of this width.
  func textSize(within width: Int) -> Double {
    let size = Length.text * textScale
    return TextLayout.fitted(
      title, for: self, size: size,
      within: Double(width) - textStart - padding, least: Self.minimumFontScale * size
    ).size
  }

  /// True if the text is ellipsized.
  var isShortened: Bool { makeText().width > availableWidth }

  private func makeText() -> TextLayout {
    TextLayout(title, for: self, size: textSize)
  }

  /// Draws the number of elements behind the text, except for categories, whose texts need the room.
  private func drawCount(in snapshot: Snapshot, after start: Double, _ middle: Double) {
    if case .category = classification { return }
    let text = TextLayout(String(count), for: self, size: textSize)
    let start = start + 2 * Length.gap
    guard !isChip, start + text.width <= Double(width) else { return }
    draw(text, in: snapshot, leading: start, y: middle - text.height / 2, dimColor)
  }

  private var swatchSide: Double {
    LegendSwatch.side(Length.swatch * max(1, textScale)).rounded()
  }

  /// Offset of the text from the leading edge, in pixels.
  private var textStart: Double { padding + swatchSide + Length.gap }

  /// Width available to the text in pixels, which includes the trailing padding.
  private var availableWidth: Double { Double(width) - textStart }

  override func snapshot(_ snapshot: Snapshot) {
    super.snapshot(snapshot)
    if isWide { return drawWide(in: snapshot) }
    let middle = Double(height) / 2
    let side = swatchSide
    let swatch = Bounds(
      x: x(leading: padding, width: side, in: Double(width)),
      y: (middle - side / 2).rounded(.down), width: side, height: side)
    LegendSwatch.draw(classification, in: snapshot, swatch, for: self)
    let text = makeText()
    if isShortened { text.ellipsize(within: availableWidth) }
    let textWidth = min(text.width, availableWidth)
    let x = x(leading: textStart, width: textWidth, in: Double(width))
    snapshot.text(text, x: x, y: middle - text.height / 2, color)
    drawCount(in: snapshot, after: textStart + textWidth, middle)
  }
}

extension LegendEntry: DrawnPart {
  var shownTexts: [String] { [tr(classification.title), String(count)] }
}
