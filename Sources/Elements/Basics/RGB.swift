/// A color in sRGB, each component from 0 to 1.
public struct RGB: Sendable, Hashable {
  public let red: Double
  public let green: Double
  public let blue: Double
}

extension RGB {
  /// The color of a hexadecimal number, `0x85bcf7`.
  public init(hex: UInt32) {
    self.init(
      red: Double(hex >> 16 & 0xff) / 255, green: Double(hex >> 8 & 0xff) / 255,
      blue: Double(hex & 0xff) / 255)
  }

  /// Returns the color mixed with another one.
  /// - Parameter part: share of the other color, from 0 to 1.
  public func mixed(with other: RGB, _ part: Double) -> RGB {
    func blend(_ a: Double, _ b: Double) -> Double { a + (b - a) * part }
    return RGB(
      red: blend(red, other.red), green: blend(green, other.green), blue: blend(blue, other.blue))
  }

  /// Difference of the largest and the smallest component, from 0 for a gray to 1.
  public var chroma: Double { max(red, green, blue) - min(red, green, blue) }

  /// Perceived brightness from 0 to 1, from the gamma-encoded components.
  public var brightness: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}
