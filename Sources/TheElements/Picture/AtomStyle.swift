import Adwaita
import Elements
import Gtk

/// The colors of an element's picture in the current style, derived from the element's tint. Neutrons are
/// dimmer than protons.
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
  /// Base colors of neutrons for a bright tint and for a dark one.
  private static let (slate, chalk) = (RGB(hex: 0x5c6475), RGB(hex: 0xccd1db))
  /// Fraction of the tint in a neutron's color.
  private static let neutronTint = 0.1
  /// Brightness above which a tint counts as bright.
  private static let brightThreshold = 0.32
  /// Opacity of the electrons' glow in the dark style; the light style has none.
  private static let electronGlow = 0.35
  /// Fraction of white that makes a dark tint visible in the dark style.
  private static let darkTintWhite = 0.4

  init(_ appearance: Appearance) {
    let manager = StyleManager.shared
    self.init(appearance, isDark: manager.isDark, isHighContrast: manager.isHighContrast)
  }

  private init(_ appearance: Appearance, isDark: Bool, isHighContrast: Bool) {
    let (tint, finish) = (appearance.tint, appearance.finish)
    let neutrons = tint.brightness > Self.brightThreshold ? Self.slate : Self.chalk
    proton = SphereStyle(tint, finish, sign: .plus)
    neutron = SphereStyle(neutrons.mixed(with: tint, Self.neutronTint), .matt)
    if isDark {
      let tint =
        tint.brightness > Self.brightThreshold
        ? tint : tint.mixed(with: Self.white, Self.darkTintWhite)
      let base = isHighContrast ? Self.black : RGB(hex: 0x1e1e1f)
      background = Color(base.mixed(with: tint, isHighContrast ? 0 : 0.05))
      cloud = Color(tint).faded(to: 0.055)
      line = Color(tint.mixed(with: Self.white, 0.5)).faded(to: isHighContrast ? 0.9 : 0.3)
      glow = Color(tint.mixed(with: Self.white, 0.2)).faded(to: 0.5)
      let light = tint.mixed(with: Self.white, 0.35)
      electron = SphereStyle(
        light, finish, sign: .minus, glow: Color(light).faded(to: Self.electronGlow))
    } else {
      let base = isHighContrast ? Self.white : RGB(hex: 0xfafafa)
      background = Color(base.mixed(with: tint, isHighContrast ? 0 : 0.07))
      cloud = Color(tint.mixed(with: Self.black, 0.15)).faded(to: 0.075)
      line = Color(tint.mixed(with: Self.black, 0.55)).faded(to: isHighContrast ? 0.9 : 0.35)
      glow = Color(tint).faded(to: 0.55)
      electron = SphereStyle(tint, finish, sign: .minus)
    }
  }
}
