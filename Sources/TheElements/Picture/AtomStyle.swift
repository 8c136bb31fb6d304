import Adwaita
import Elements
import Gtk

/// The colors of an element's picture in the current style. Protons and the cloud have the element's tint; neutrons
/// and electrons have the same color in every picture.
@MainActor
struct AtomStyle: Hashable {
  let background: Color
  /// Overlay of the area inside each shell, so that the cloud gets denser toward the nucleus.
  let cloud: Color
  let line: Color
  /// Glow of the nucleus.
  let glow: Color
  let proton: SphereStyle
  let neutron: SphereStyle
  let electron: SphereStyle

  private static let (white, black) = (RGB(hex: 0xffffff), RGB(hex: 0x000000))
  private static let (electronBlue, neutronGray) = (RGB(hex: 0x3584e4), RGB(hex: 0x9a9996))
  /// Color of protons if the tint is gray like the neutrons.
  private static let protonYellow = RGB(hex: 0xe5a50a)
  /// Chroma below which a tint counts as gray.
  private static let leastChroma = 0.18
  /// Brightness above which a tint counts as bright.
  private static let brightThreshold = 0.32
  /// Opacity of the electrons' glow in the dark style; the light style has none.
  private static let electronGlow = 0.35
  /// Fraction of white that makes a dark tint visible in the dark style.
  private static let darkTintWhite = 0.4

  init(_ appearance: Appearance) {
    let isDark = StyleManager.shared.isDark
    let isHighContrast = StyleManager.shared.isHighContrast
    let (tint, finish) = (appearance.tint, appearance.finish)
    proton = SphereStyle(
      tint.chroma < Self.leastChroma ? Self.protonYellow : tint, finish, sign: .plus)
    neutron = SphereStyle(Self.neutronGray, .matt)
    electron = SphereStyle(
      Self.electronBlue, finish, sign: .minus,
      glow: isDark ? Color(Self.electronBlue).faded(to: Self.electronGlow) : nil)
    if isDark {
      let tint =
        tint.brightness > Self.brightThreshold
        ? tint : tint.mixed(with: Self.white, Self.darkTintWhite)
      let base = isHighContrast ? Self.black : RGB(hex: 0x1e1e1f)
      background = Color(base.mixed(with: tint, isHighContrast ? 0 : 0.05))
      cloud = Color(tint).faded(to: 0.055)
      line = Color(tint.mixed(with: Self.white, 0.5)).faded(to: isHighContrast ? 0.9 : 0.3)
      glow = Color(tint.mixed(with: Self.white, 0.2)).faded(to: 0.5)
    } else {
      let base = isHighContrast ? Self.white : RGB(hex: 0xfafafa)
      background = Color(base.mixed(with: tint, isHighContrast ? 0 : 0.07))
      cloud = Color(tint.mixed(with: Self.black, 0.15)).faded(to: 0.075)
      line = Color(tint.mixed(with: Self.black, 0.55)).faded(to: isHighContrast ? 0.9 : 0.35)
      glow = Color(tint).faded(to: 0.55)
    }
  }
}
