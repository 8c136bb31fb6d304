import Adwaita
import Elements
import Gtk

/// The colors of an element's picture in the style that the desktop shows: all of one tint, the
/// element's own, beside which neutrons stand back.
@MainActor
struct AtomStyle: Hashable {
  let ground: Color
  /// Laid over what each shell encloses, so that the cloud grows denser toward the nucleus.
  let cloud: Color
  let line: Color
  /// The light around the nucleus.
  let glow: Color
  let proton: SphereStyle
  let neutron: SphereStyle
  let electron: SphereStyle

  private static let (white, black) = (RGB(hex: 0xffffff), RGB(hex: 0x000000))
  /// What neutrons are made of beside a bright tint, and beside a dark one.
  private static let (slate, chalk) = (RGB(hex: 0x5c6475), RGB(hex: 0xccd1db))
  /// The part of the tint in a neutron.
  private static let cast = 0.1
  /// From this brightness on a tint counts as bright.
  private static let bright = 0.32
  /// The opacity of the light around electrons, where it can be seen.
  private static let electronGlow = 0.35
  /// How much white a dark tint needs to be seen in the dark style.
  private static let lift = 0.4

  init(_ appearance: Appearance) {
    let manager = StyleManager.shared
    self.init(appearance, isDark: manager.isDark, isHighContrast: manager.isHighContrast)
  }

  private init(_ appearance: Appearance, isDark: Bool, isHighContrast: Bool) {
    let (tint, finish) = (appearance.tint, appearance.finish)
    let neutrons = tint.brightness > Self.bright ? Self.slate : Self.chalk
    proton = SphereStyle(tint, finish, sign: .plus)
    neutron = SphereStyle(neutrons.mixed(with: tint, Self.cast), .matt)
    if isDark {
      let tint = tint.brightness > Self.bright ? tint : tint.mixed(with: Self.white, Self.lift)
      let base = isHighContrast ? Self.black : RGB(hex: 0x1e1e1f)
      ground = Color(base.mixed(with: tint, isHighContrast ? 0 : 0.05))
      cloud = Color(tint).faded(to: 0.055)
      line = Color(tint.mixed(with: Self.white, 0.5)).faded(to: isHighContrast ? 0.9 : 0.3)
      glow = Color(tint.mixed(with: Self.white, 0.2)).faded(to: 0.5)
      let light = tint.mixed(with: Self.white, 0.35)
      electron = SphereStyle(
        light, finish, sign: .minus, glow: Color(light).faded(to: Self.electronGlow))
    } else {
      let base = isHighContrast ? Self.white : RGB(hex: 0xfafafa)
      ground = Color(base.mixed(with: tint, isHighContrast ? 0 : 0.07))
      cloud = Color(tint.mixed(with: Self.black, 0.15)).faded(to: 0.075)
      line = Color(tint.mixed(with: Self.black, 0.55)).faded(to: isHighContrast ? 0.9 : 0.35)
      glow = Color(tint).faded(to: 0.55)
      electron = SphereStyle(tint, finish, sign: .minus)
    }
  }
}
