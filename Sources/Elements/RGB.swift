/// A color in sRGB, each part from 0 to 1.
public struct RGB: Sendable, Hashable {
  public let red: Double
  public let green: Double
  public let blue: Double

  public init(red: Double, green: Double, blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// From the usual six hexadecimal digits, `0x85bcf7`.
  public init(hex: UInt32) {
    self.init(
      red: Double(hex >> 16 & 0xff) / 255, green: Double(hex >> 8 & 0xff) / 255,
      blue: Double(hex & 0xff) / 255)
  }
}

extension RGB {
  /// This color with so large a part of another one in it, from 0 to 1.
  public func mixed(with other: RGB, _ part: Double) -> RGB {
    func blend(_ a: Double, _ b: Double) -> Double { a + (b - a) * part }
    return RGB(
      red: blend(red, other.red), green: blend(green, other.green), blue: blend(blue, other.blue))
  }

  /// Distance of the parts from each other, from 0 for a gray to 1.
  public var chroma: Double { max(red, green, blue) - min(red, green, blue) }

  /// How bright it seems, from 0 to 1, by its parts as they are coded.
  public var brightness: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}
