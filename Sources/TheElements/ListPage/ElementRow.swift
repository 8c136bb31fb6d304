import Adwaita
import Elements
import GLib
import Gtk

/// An element as a row of a list: its tile, `Sodium` over `Na(11) 22.98976928`, state and category behind it where there is
/// room, and the star at the end. It draws itself without child widgets, so a list of all elements is cheap.
final class ElementRow: ListBoxRow, ElementItem {
  /// The element; it may be replaced by one with the same number.
  var element: AtomicElement {
    didSet {
      guard element != oldValue else { return }
      setAccessibleLabel(tr(element.accessibleName))
      if element.name != oldValue.name {
        slot = nil
        askForPhotograph()
      }
      queueDraw()
    }
  }
  let showsPictureOnClick = true
  /// True if a hairline separates it from the next row.
  var hasLineBelow = false {
    didSet { if hasLineBelow != oldValue { queueDraw() } }
  }
  var isFavorite = false {
    didSet { if isFavorite != oldValue { marksChanged() } }
  }
  var hasNote = false {
    didSet { if hasNote != oldValue { marksChanged() } }
  }
  /// State of the star under the pointer.
  var starLight = StarLight.none {
    didSet { if starLight != oldValue { queueDraw() } }
  }
  /// The search's hit; nil without a search.
  private(set) var hit: SearchHit? {
    didSet {
      guard hit != oldValue else { return }
      queueDraw()
      if hit?.reason != oldValue?.reason { describe() }
    }
  }
  /// True while the row is in the visible area: only then is it drawn, and a photograph requested.
  var isOnScreen = false {
    didSet {
      guard isOnScreen != oldValue else { return }
      askForPhotograph()
      if isOnScreen, isBlank { queueDraw() }
    }
  }
  /// True if the row was not in the visible area when it was drawn last.
  private var isBlank = false
  private var slot: PhotographSlot?
  var photograph: PhotographImage? { slot?.image }

  /// Lengths in pixels at a text scale of 1.
  private enum Length {
    static let height = 64.0
    static let tile = 48.0
    static let padding = 12.0
    static let gap = 12.0
    static let title = 15.0
    static let subtitle = 13.0
    static let lineGap = 2.0
    /// Distance of state and category from the start of the texts, and least distance from those before them.
    static let kind = (start: 200.0, gap: 24.0)
    /// Least width of the texts.
    static let texts = 140.0
    static let minimumWidth = 220.0
    static let naturalWidth = 360.0
  }
  /// The smallest factor by which a line is scaled down before it is ellipsized.
  private static let leastFit = 0.75
  /// Opacity of the background of a search's match.
  private static let highlightOpacity = 0.25
  /// Opacity of the hairline, which begins at the text, normally and in high contrast.
  private static let lineOpacity = (usual: 0.12, high: 0.5)

  init(_ element: AtomicElement) {
    self.element = element
    super.init()
    dropLayoutManager()
    name = "row-\(element.number)"
    addClass("element-row")
    setAccessibleLabel(tr(element.accessibleName))
    describe()
  }

  func show(_ hit: SearchHit?, isBest: Bool) {
    self.hit = hit
    setClass("best-hit", isBest)
  }

  func describe() { describe(reason: (hit?.reason).map { tr($0.message) }) }

  private func askForPhotograph() {
    if isOnScreen, slot == nil {
      // A photograph twice as wide as high still covers the tile.
      slot = PhotographSlot(in: self, element, .thumbnail) { [weak self] in
        2 * Length.tile * max(1, self?.textScale ?? 1)
      }
    }
    slot?.isWanted = isOnScreen
  }

  /// The accessible actions. GTK sorts them by a hash of their names; the one that opens the element must be the
  /// first, because assistive technology performs that one by default.
  override class var actions: [String] { [activation, favorite, "row.switch-comparison"] }
  private static let (activation, favorite) = ("row.activate", "row.toggle-favorite")

  override func perform(_ action: String) {
    switch action {
    case Self.activation: open(element)
    case Self.favorite: activate(.toggleFavorite, element.symbol)
    default: activate(.toggleComparison, element.symbol)
    }
  }

  /// Height of a row in pixels.
  static func height(textScale: Double) -> Int {
    Int((Length.height * max(1, textScale)).rounded())
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    let scale = max(1, textScale)
    guard orientation == .vertical else {
      return (Int(Length.minimumWidth), Int(Length.naturalWidth * scale))
    }
    let height = Self.height(textScale: textScale)
    return (height, height)
  }

  /// The tile grows with the text scale, but leaves the texts their width.
  private var tileSide: Double {
    let scale = max(1, textScale)
    let others = Length.padding + Length.gap + Length.texts * scale + starWidth
    return min(max(Double(width) - others, Length.tile), Length.tile * scale).rounded()
  }

  var tileFrame: Rect {
    let side = tileSide
    let x = x(leading: Length.padding, width: side, in: Double(width))
    return Rect(x: x, y: ((Double(height) - side) / 2).rounded(), width: side, height: side)
  }

  private var textStart: Double { Length.padding + tileSide + Length.gap }
  private var textRoom: Double { max(0, Double(width) - textStart - starWidth - noteWidth) }

  /// The texts in two lines. If the second one is too long, the reason of a hit gets its own, and then the weight.
  var lines: [TextLayout] {
    let texts = RowTexts(element, hit: hit)
    let title = line(texts.title, Length.title, .semibold)
    let whole = layout(texts.subtitle, Length.subtitle)
    guard whole.width > textRoom else { return [title, whole] }
    let details = layout(texts.details, Length.subtitle)
    let parts =
      details.width > textRoom
      ? texts.detailParts.map { line($0, Length.subtitle) } : [details]
    return [title] + parts + [texts.reason.map { reasonLine($0) }].compactMap { $0 }
  }

  /// State and category, and their distance from the start of the texts; nil without room behind the lines.
  func kind(behind lines: [TextLayout]) -> (text: TextLayout, start: Double)? {
    guard lines.count == 2, hit?.reason == nil else { return nil }
    let text = TextLayout(
      RowTexts(element).kind, for: self, size: Length.subtitle * textScale)
    let start = max(Length.kind.start * textScale, lines[1].width + Length.kind.gap)
    return start + text.width <= textRoom ? (text, start) : nil
  }

  /// The reason of a hit; from the match on if it is too long.
  private func reasonLine(_ reason: HighlightedText) -> TextLayout {
    let whole = line(reason, Length.subtitle)
    return whole.isShortened ? line(reason.fromMatch, Length.subtitle) : whole
  }

  private func layout(_ text: HighlightedText, _ size: Double) -> TextLayout {
    let layout = TextLayout(text.text, for: self, size: size * textScale)
    emphasize(text.ranges, of: layout)
    return layout
  }

  private func emphasize(_ ranges: [Range<Int>], of layout: TextLayout) {
    guard !ranges.isEmpty, let accent = namedColor("accent_bg_color") else { return }
    layout.emphasize(ranges, on: accent.faded(to: Self.highlightOpacity))
  }

  private func line(
    _ text: HighlightedText, _ size: Double, _ weight: FontWeight = .regular
  ) -> TextLayout {
    let size = size * textScale
    return TextLayout.fitted(
      text.text, for: self, size: size, weight: weight, within: textRoom,
      least: Self.leastFit * size, style: { emphasize(text.ranges, of: $0) })
  }

  /// A row outside of the visible area is not drawn: its texts would be laid out at each key of a search.
  override func snapshot(_ snapshot: Snapshot) {
    isBlank = !isOnScreen
    if isOnScreen {
      super.snapshot(snapshot)
      draw(in: snapshot)
    }
  }

  private func draw(in snapshot: Snapshot) {
    let (width, height, color) = (Double(width), Double(height), color)
    drawTile(in: snapshot, tileFrame)
    if isCompared { ComparisonMark.draw(in: snapshot, tileFrame, self) }
    let (start, lines) = (textStart, lines)
    var y = (height - lines.map(\.height).reduce(0, +) - Length.lineGap) / 2
    for (index, line) in lines.enumerated() {
      let x = x(leading: start, width: min(line.width, textRoom), in: width)
      snapshot.text(line, x: x, y: y, index == 0 ? color : dimColor)
      if index == 1, let kind = kind(behind: lines) {
        let x = self.x(leading: start + kind.start, width: kind.text.width, in: width)
        snapshot.text(kind.text, x: x, y: y, dimColor)
      }
      y += line.height + (index == 0 ? Length.lineGap : 0)
    }
    drawStar(in: snapshot, color)
    if hasNote { drawNote(in: snapshot, dimColor) }
    if hasLineBelow {
      let line = Bounds(
        x: x(leading: start, width: width - start, in: width), y: height - 1,
        width: width - start, height: 1)
      let opacity = Self.lineOpacity
      let isHigh = StyleManager.shared.isHighContrast
      snapshot.fill(line, color.faded(to: isHigh ? opacity.high : opacity.usual))
    }
  }

  /// Draws the tile, and the photograph that fades in over it.
  func drawTile(in snapshot: Snapshot, _ frame: Rect) {
    let radius = TileDrawing.cornerRadius(side: frame.width)
    if slot?.isOpaque != true {
      TileDrawing(element: element, face: self)
        .draw(in: snapshot, x: frame.x, y: frame.y, side: frame.width)
    }
    guard let slot, slot.image != nil else { return }
    slot.draw(in: snapshot, covering: frame, radius: radius)
    snapshot.outline(
      Bounds(frame), radius: radius,
      width: 1, TileStyle(element.category).outline)
  }
}

extension ElementRow: DrawnPart {
  var shownTexts: [String] {
    let texts = RowTexts(element, hit: hit)
    return [texts.title.text, texts.subtitle.text]
      + (kind(behind: lines) == nil ? [] : [texts.kind])
  }
}
