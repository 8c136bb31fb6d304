/// A part of a picture, of the map or of the nuclide chart as the strings of an action: the center as two numbers with a space between them,
/// and the scale, all in plain decimal notation. They do not depend on the window's size.
public struct ViewParameters: Sendable, Hashable {
  /// In fractions of a picture, in degrees of the map: longitude and latitude, or in numbers of the nuclide chart:
  /// neutrons and protons.
  public let center: Point
  /// Scale as in `Viewport`, where 1 is the least.
  public let scale: Double

  /// Limits of a center.
  public struct Limits: Sendable {
    let x: ClosedRange<Double>
    let y: ClosedRange<Double>
    let scales: ClosedRange<Double>

    /// The parameters of a picture.
    public static let picture = Limits(x: 0...1, y: 0...1, scales: Viewport.scales)
    /// The parameters of the map.
    public static let map = Limits(
      x: -180...180, y: -Mercator.maximumLatitude...Mercator.maximumLatitude,
      scales: Viewport.mapScales)
    /// The parameters of the nuclide chart.
    public static let chart = Limits(x: -100...500, y: -100...300, scales: Viewport.chartScales)
  }

  public init(center: Point, scale: Double) { (self.center, self.scale) = (center, scale) }

  /// Reads the strings; numbers beyond the limits are clamped. Nil if something else than numbers is given.
  public init?(_ texts: [String], within limits: Limits) {
    guard texts.count == 2, let center = Self.numbers(texts[0], count: 2),
      let scale = Self.numbers(texts[1], count: 1)
    else { return nil }
    self.init(
      center: Point(
        x: Self.clamped(center[0], to: limits.x), y: Self.clamped(center[1], to: limits.y)),
      scale: Self.clamped(scale[0], to: limits.scales))
  }

  /// The strings: `["0.5 0.25", "2.5"]`.
  public var texts: [String] { [Self.text(center), Self.text(scale)] }

  /// A point as two numbers with four places: `0.5 0.25`.
  public static func text(_ point: Point) -> String { "\(text(point.x)) \(text(point.y))" }

  /// A number with at most four places: `2.5` or `3`.
  private static func text(_ number: Double) -> String {
    let rounded = (number * 10_000).rounded() / 10_000
    let text = rounded == 0 ? "0" : String(rounded)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Reads finite numbers with single spaces between them; nil for anything else.
  public static func numbers(_ text: String, count: Int) -> [Double]? {
    // Longer than any number of a window; the parser's time grows with the digits.
    guard text.utf8.count <= 100 else { return nil }
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part -> Double? in
      guard part.utf8.allSatisfy({ isNumeric($0) }) else { return nil }
      return Double(part).flatMap { $0.isFinite ? $0 : nil }
    }
    return parts.count == count && numbers.count == count ? numbers : nil
  }

  /// True for a byte of a decimal number, which excludes `nan`, `inf` and hexadecimal numbers.
  private static func isNumeric(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || "-.e".utf8.contains(byte)
  }

  private static func clamped(_ number: Double, to range: ClosedRange<Double>) -> Double {
    min(max(number, range.lowerBound), range.upperBound)
  }
}
