/// A colour in sRGB, each part from 0 to 1.
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

/// Whether the desktop asks for light or for dark windows.
public enum Style: Sendable, Hashable, CaseIterable {
  case light
  case dark
}
