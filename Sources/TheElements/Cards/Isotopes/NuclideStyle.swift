import Elements
import Gtk

/// The colors of a nuclide's cell. Cells of radioactive nuclides have the same colors with dark text in both styles; that
/// of a stable one is the text's color.
@MainActor
struct NuclideStyle {
  let background: Color
  let text: Color

  private static let darkText = RGB(hex: 0x1d1d20)
  private static let (stableLight, stableDark) = (RGB(hex: 0x3a3a3f), RGB(hex: 0xf2f2f4))
  private static let unknown = RGB(hex: 0xd3d3d6)

  init(_ kind: Nuclide.Kind, _ look: TileLook = .screen) {
    let isDark = look.style == .dark
    text = kind == .stable && !isDark ? .white : Color(Self.darkText)
    background =
      switch kind {
      case .stable: Color(isDark ? Self.stableDark : Self.stableLight)
      case .decay(let family): Color(Self.color(family))
      case .unknown: Color(Self.unknown)
      }
  }

  /// Draws a bar at the foot of a cell, as wide as the nuclide's share of the natural element.
  func drawAbundance(
    of nuclide: Nuclide, in cell: Bounds, _ drawing: some Drawing, isRightToLeft: Bool = false
  ) {
    guard let abundance = nuclide.abundance else { return }
    let room = cell.width - 2 * Self.padding
    let width = max(room * min(abundance.value / 100, 1), Self.barHeight)
    let start = isRightToLeft ? room - width : 0
    let bar = Bounds(
      x: cell.x + Self.padding + start, y: cell.y + cell.height - Self.barHeight - 3, width: width,
      height: Self.barHeight)
    drawing.fill(bar, radius: 1, text)
  }

  /// Draws the ring of the chosen cell: a line in a color, and one in that of the cell inside it.
  func drawRing(in cell: Bounds, radius: Double, _ color: Color, _ drawing: some Drawing) {
    drawing.outline(cell, radius: radius, width: Self.ring, color)
    drawing.outline(
      cell.inset(by: Self.ring), radius: max(radius - Self.ring, 0), width: 1, background)
  }

  private static let (ring, barHeight, padding) = (2.0, 3.0, 4.0)

  /// The colors are those of nuclide charts: beta minus blue, beta plus red, alpha yellow, fission green.
  private static func color(_ family: DecayMode.Family) -> RGB {
    switch family {
    case .betaMinus: RGB(hex: 0x9cc7f7)
    case .betaPlus: RGB(hex: 0xf7a9b4)
    case .alpha: RGB(hex: 0xf6e27a)
    case .fission: RGB(hex: 0x9bdcaa)
    case .proton: RGB(hex: 0xf8bc84)
    case .neutron: RGB(hex: 0xc9b8f2)
    case .cluster: RGB(hex: 0xbfe3e0)
    }
  }
}
