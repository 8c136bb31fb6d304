import Adwaita
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

  init(_ nuclide: Nuclide) {
    guard nuclide.halfLife.kind != .stable else {
      let isDark = StyleManager.shared.isDark
      background = Color(isDark ? Self.stableDark : Self.stableLight)
      text = isDark ? Color(Self.darkText) : .white
      return
    }
    background = Color(nuclide.chiefDecay.map { Self.color($0.family) } ?? Self.unknown)
    text = Color(Self.darkText)
  }

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
