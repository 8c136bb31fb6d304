import Elements
import GLib
import Gtk

/// A nuclide as a cell: mass number, sign of its decay, and a bar as wide as its share of the natural element. Activating
/// it selects the nuclide.
final class NuclideCell: Button {
  let nuclide: Nuclide
  private let symbol: String
  /// True for the nuclide whose facts are shown.
  var isChosen = false {
    didSet { if isChosen != oldValue { queueDraw() } }
  }

  /// Side in pixels, at text scale 1.
  private static let side = 44.0

  /// Side in pixels.
  static func side(textScale: Double) -> Int { Int((side * max(1, textScale)).rounded()) }

  private static let (massSize, letterSize, leastSize) = (13.0, 11.0, 8.0)
  private static let (radius, padding) = (6.0, 4.0)

  init(_ nuclide: Nuclide, _ element: AtomicElement, text: String) {
    self.nuclide = nuclide
    symbol = element.symbol
    super.init()
    dropLayoutManager()
    name = "nuclide-\(nuclide.name(symbol))"
    addClass("flat")
    addClass("nuclide-cell")
    setAccessibleLabel(text)
    tooltipText = text
    setAction(AppAction.selectNuclide.name, nuclide.name(symbol))
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    (Self.side(textScale: textScale), Self.side(textScale: textScale))
  }

  override func snapshot(_ snapshot: Snapshot) {
    let style = NuclideStyle(nuclide.kind)
    let bounds = Bounds(width: Double(width), height: Double(height))
    snapshot.fill(bounds, radius: Self.radius, style.background)
    draw(nuclide.massText, Self.massSize, .semibold, middle: 0.34, style, in: snapshot)
    draw(nuclide.letter, Self.letterSize, .regular, middle: 0.70, style, in: snapshot)
    style.drawAbundance(of: nuclide, in: bounds, snapshot, isRightToLeft: isRightToLeft)
    if isChosen { style.drawRing(in: bounds, radius: Self.radius, color, snapshot) }
    super.snapshot(snapshot)
  }

  private func draw(
    _ string: String, _ size: Double, _ weight: FontWeight, middle: Double, _ style: NuclideStyle,
    in snapshot: Snapshot
  ) {
    guard !string.isEmpty else { return }
    let text = TextLayout.fitted(
      string, for: self, size: size * textScale, weight: weight,
      within: Double(width) - Self.padding, least: Self.leastSize * textScale)
    snapshot.text(
      text, x: ((Double(width) - text.width) / 2).rounded(),
      y: Double(height) * middle - text.height / 2, style.text)
  }
}

extension NuclideCell: DrawnPart {
  var shownTexts: [String] { [nuclide.massText, nuclide.letter] }
}
