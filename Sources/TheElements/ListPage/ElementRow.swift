import Adwaita
import Elements
import GLib
import Gtk

/// One element as a row of a list: its tile, then `Sodium` over `Na(11) 22.98976928`, and the star at the
/// end. Draws itself, so that a list of all elements is as cheap as one of headers.
final class ElementRow: ListBoxRow, ElementItem {
  /// The element that is shown; another one of the same number takes its place.
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
  /// Whether there is a hairline between it and the next row.
  var hasLineBelow = false {
    didSet { if hasLineBelow != oldValue { queueDraw() } }
  }
  /// Whether the element is a favorite of the user's.
  var isFavorite = false {
    didSet {
      guard isFavorite != oldValue else { return }
      queueDraw()
      describe(isFavorite: isFavorite)
    }
  }
  /// What the pointer does to the star.
  var starLight = StarLight.none {
    didSet { if starLight != oldValue { queueDraw() } }
  }
  /// Whether it stands where it can be seen: only then does it ask for a photograph.
  var isSeen = false {
    didSet { askForPhotograph() }
  }
  private var slot: PhotographSlot?
  var photograph: PhotographImage? { slot?.image }

  /// Lengths in pixels of the design.
  private enum Length {
    static let height = 64.0
    static let tile = 48.0
    static let padding = 12.0
    static let gap = 12.0
    static let title = 15.0
    static let subtitle = 13.0
    static let lineGap = 2.0
    /// What the texts need beside the tile, for text of normal size.
    static let texts = 140.0
    static let minimumWidth = 220.0
    static let naturalWidth = 360.0
  }
  /// The part of its size to which a line shrinks at most before it is shortened.
  private static let leastFit = 0.75
  /// Opacity of the hairline, which begins at the text; and in high contrast.
  private static let lineOpacity = (usual: 0.12, high: 0.5)

  init(_ element: AtomicElement) {
    self.element = element
    super.init()
    dropLayoutManager()
    name = "row-\(element.number)"
    addClass("element-row")
    setAccessibleLabel(tr(element.accessibleName))
  }

  private func askForPhotograph() {
    if isSeen, slot == nil {
      // A photograph twice as wide as high still covers the tile.
      slot = PhotographSlot(in: self, element, .thumbnail) { [weak self] in
        2 * Length.tile * max(1, self?.textScale ?? 1)
      }
    }
    slot?.isWanted = isSeen
  }

  /// What assistive technology can do. GTK puts them in order by a hash of their names; the one that opens
  /// has to be the first, which is what is done where nobody asks for another.
  override class var actions: [String] { [activation, "row.toggle-favorite"] }
  private static let activation = "row.activate"

  override func perform(_ action: String) {
    let entry = action == Self.activation ? AppAction.showElement : .toggleFavorite
    activateAction(entry.name, element.symbol)
  }

  /// In pixels.
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

  /// It grows with the text, but leaves the texts their room.
  private var tileSide: Double {
    let scale = max(1, textScale)
    let others = Length.padding + Length.gap + Length.texts * scale + starWidth
    return min(max(Double(width) - others, Length.tile), Length.tile * scale).rounded()
  }

  var tileFrame: Rect {
    let side = tileSide
    let x = isRightToLeft ? Double(width) - Length.padding - side : Length.padding
    return Rect(x: x, y: ((Double(height) - side) / 2).rounded(), width: side, height: side)
  }

  private var textStart: Double { Length.padding + tileSide + Length.gap }
  private var textRoom: Double { max(0, Double(width) - textStart - starWidth) }

  /// The texts, in two lines; where the second has no room it becomes two.
  var lines: [TextLayout] {
    let title = line(tr(element.listTitle), Length.title, .semibold)
    let subtitle = element.listSubtitle
    let whole = TextLayout(subtitle, for: self, size: Length.subtitle * textScale)
    guard whole.width > textRoom else { return [title, whole] }
    return [title] + subtitle.split(separator: " ").map { line(String($0), Length.subtitle) }
  }

  private func line(_ text: String, _ size: Double, _ weight: FontWeight = .regular) -> TextLayout {
    let line = TextLayout(text, for: self, size: size * textScale, weight: weight)
    guard line.width > textRoom else { return line }
    let fit = textRoom / line.width * 0.99
    guard fit < Self.leastFit else {
      return TextLayout(text, for: self, size: size * textScale * fit, weight: weight)
    }
    line.ellipsize(within: textRoom)
    return line
  }

  override func snapshot(_ snapshot: Snapshot) {
    super.snapshot(snapshot)
    let (width, height, color) = (Double(width), Double(height), color)
    drawTile(in: snapshot, tileFrame)
    let (start, lines) = (textStart, lines)
    var y = (height - lines.map(\.height).reduce(0, +) - Length.lineGap) / 2
    for (index, line) in lines.enumerated() {
      let x = isRightToLeft ? width - start - min(line.width, textRoom) : start
      snapshot.text(line, x: x, y: y, index == 0 ? color : dimColor)
      y += line.height + (index == 0 ? Length.lineGap : 0)
    }
    drawStar(in: snapshot, color)
    if hasLineBelow {
      let line = Bounds(
        x: isRightToLeft ? 0 : start, y: height - 1, width: width - start, height: 1)
      let opacity = Self.lineOpacity
      let isHigh = StyleManager.shared.isHighContrast
      snapshot.fill(line, color.faded(to: isHigh ? opacity.high : opacity.usual))
    }
  }

  /// Draws the tile, or the photograph in its place, which fades in over it.
  func drawTile(in snapshot: Snapshot, _ frame: Rect) {
    let radius = TileDrawing.cornerRadius(side: frame.width)
    if slot?.isOpaque != true {
      TileDrawing(element: element, widget: self)
        .draw(in: snapshot, x: frame.x, y: frame.y, side: frame.width)
    }
    guard let slot, slot.image != nil else { return }
    slot.draw(in: snapshot, covering: frame, radius: radius)
    snapshot.outline(
      Bounds(frame), radius: radius,
      width: 1, TileStyle(element.category).outline)
  }
}
