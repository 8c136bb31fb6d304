import Glibc
import Gtk

/// Contrast of colors by the formula of WCAG 2.
extension Color {
  /// Relative luminance, from 0 to 1.
  public var luminance: Double {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Contrast ratio to another opaque color, from 1 to 21.
  public func contrast(to other: Color) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// The color over an opaque one.
  public func over(_ ground: Color) -> Color {
    let mixed = ground.mixed(with: Color(red: red, green: green, blue: blue), alpha)
    return Color(red: mixed.red, green: mixed.green, blue: mixed.blue)
  }
}

extension Screenshot {
  /// The most frequent color in a part of the picture.
  public func ground(of part: Bounds) -> Color? {
    colors(in: part).max { ($0.value, $0.key.luminance) < ($1.value, $1.key.luminance) }?.key
  }

  /// The greatest contrast of a pixel to the ground in a part of the picture.
  public func glyphContrast(in part: Bounds) -> Double? {
    guard let ground = ground(of: part) else { return nil }
    return colors(in: part).keys.map { $0.contrast(to: ground) }.max()
  }

  /// Contrast of a ring at most `band` pixels from the picture's edges: of the colors to which most pixels change there
  /// in another picture of the same size, to the colors of these pixels before. The greatest counts, since the edge of a
  /// ring is blended, and one side may lie on a border. Nil without a change.
  public func ringContrast(to other: Screenshot, band: Int) -> Double? {
    guard width == other.width, height == other.height else { return nil }
    let changes = changes(to: other, band: band)
    let totals = changes.mapValues { $0.values.reduce(0, +) }
    guard let most = totals.values.max() else { return nil }
    return changes.filter { 4 * totals[$0.key, default: 0] >= most }.flatMap { ring, before in
      let most = before.values.max() ?? 0
      return before.filter { 4 * $0.value >= most }.map { $0.key.contrast(to: ring) }
    }.max()
  }
}
