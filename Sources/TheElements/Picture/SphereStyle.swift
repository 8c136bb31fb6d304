import Elements
import Gtk

/// The style of a sphere in the picture: shaded from the top left, with a drop shadow or a glow, and with the
/// sign of its charge if it is large enough to read.
@MainActor
struct SphereStyle: Hashable {
  /// The sign of a charge.
  enum Sign: Hashable { case plus, minus }

  /// A gradient stop: a color at a distance from the highlight, in radii.
  private struct Shade: Hashable {
    let distance: Double
    let color: Color
  }

  private let shades: [Shade]
  private let sign: Sign?
  private let signColor: Color
  private let glow: Color?

  private static let (white, black) = (RGB(hex: 0xffffff), RGB(hex: 0x000000))
  /// Position of the highlight relative to the center, in radii.
  private static let light = (x: -0.34, y: -0.38)
  /// Start of the darkening toward the rim, in radii, and the fraction of light at the rim.
  private static let (rimStart, rimLight) = (0.5, 0.6)
  /// Outer radius of shadow and glow, in radii, and opacity of the shadow.
  private static let (shadowReach, glowReach, shadowOpacity) = (1.25, 2.4, 0.32)
  /// Smallest radius with a sign, in pixels.
  private static let minimumSignedRadius = 7.0
  /// Half the length, and the width, of the sign's lines, in radii.
  private static let (signLength, signWidth) = (0.28, 0.12)

  /// Creates the style of a sphere in one color; without a glow it has a shadow.
  init(_ color: RGB, _ finish: Appearance.Finish, sign: Sign? = nil, glow: Color? = nil) {
    func shade(_ distance: Double, _ other: RGB, _ part: Double) -> Shade {
      Shade(distance: distance, color: Color(color.mixed(with: other, part)))
    }
    let (white, black) = (Self.white, Self.black)
    switch finish {
    case .metal:
      shades = [
        shade(0.05, white, 0.85), shade(0.5, white, 0.1), shade(1.1, black, 0.4),
        shade(1.45, black, 0.25),
      ]
    case .glass:
      shades = [
        shade(0.1, white, 0.95), shade(0.3, white, 0.45), shade(0.9, white, 0),
        shade(1.45, black, 0.15),
      ]
    case .matt:
      shades = [shade(0.05, white, 0.6), shade(0.55, white, 0.08), shade(1.45, black, 0.4)]
    }
    self.sign = sign
    self.glow = glow
    signColor = Color(
      color.brightness > 0.4 ? color.mixed(with: black, 0.75) : color.mixed(with: white, 0.8)
    ).faded(to: 0.8)
  }

  /// Renders the sphere with its shadow or glow as a sprite; nil if the surface cannot be created.
  func sprite(radius: Double, scale: Int) -> Surface? {
    let reach = glow == nil ? Self.shadowReach : Self.glowReach
    let side = (2 * reach * radius).rounded(.up) + 2
    let halo = glow ?? Color(red: 0, green: 0, blue: 0, alpha: Self.shadowOpacity)
    return Surface(width: side, height: side, scale: scale) { canvas in
      let ball = Ball(
        x: side / 2, y: side / 2, radius: radius, light: Self.light, shade: shade(at:),
        rim: Self.rim(at:), halo: { halo.faded(to: max(0, (reach - $0) / (reach - 1))) })
      canvas.paint(ball)
      if let sign, radius >= Self.minimumSignedRadius { draw(sign, canvas, side / 2, radius) }
    }
  }

  private func shade(at distance: Double) -> Color {
    guard let next = shades.firstIndex(where: { $0.distance > distance }) else {
      return shades[shades.count - 1].color
    }
    guard next > 0 else { return shades[0].color }
    let (from, to) = (shades[next - 1], shades[next])
    let part = (distance - from.distance) / (to.distance - from.distance)
    return from.color.mixed(with: to.color, part)
  }

  private static func rim(at distance: Double) -> Double {
    let part = min(max((distance - rimStart) / (1 - rimStart), 0), 1)
    return 1 - (1 - rimLight) * part * part
  }

  private func draw(_ sign: Sign, _ canvas: Canvas, _ middle: Double, _ radius: Double) {
    let length = Self.signLength * radius
    canvas.path.move(x: middle - length, y: middle)
    canvas.path.line(x: middle + length, y: middle)
    if sign == .plus {
      canvas.path.move(x: middle, y: middle - length)
      canvas.path.line(x: middle, y: middle + length)
    }
    canvas.path.stroke(width: Self.signWidth * radius, signColor)
  }
}
