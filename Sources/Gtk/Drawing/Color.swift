import CGtk

/// An sRGB color with alpha, each component from 0 to 1 (`GdkRGBA`).
public struct Color: Sendable, Hashable {
  public var red, green, blue, alpha: Double

  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  package init(_ color: GdkRGBA) {
    self.init(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
      alpha: Double(color.alpha))
  }

  package var rgba: GdkRGBA {
    GdkRGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
  }

  public static let black = Color(red: 0, green: 0, blue: 0)
  public static let white = Color(red: 1, green: 1, blue: 1)

  /// Mixes in another color; `part` is its fraction, from 0 to 1.
  public func mixed(with other: Color, _ part: Double) -> Color {
    func blend(_ a: Double, _ b: Double) -> Double { a + (b - a) * part }
    return Color(
      red: blend(red, other.red), green: blend(green, other.green), blue: blend(blue, other.blue),
      alpha: blend(alpha, other.alpha))
  }

  /// Multiplies the opacity by `fraction`.
  public func faded(to fraction: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha * fraction)
  }
}
