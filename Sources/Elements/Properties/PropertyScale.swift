/// The scale of a property from its least to its greatest number, linear or logarithmic, with the colors along it.
public struct PropertyScale: Sendable, Hashable {
  /// The least and the greatest number, in the property's unit.
  public let range: ClosedRange<Double>
  /// True for a logarithmic scale.
  public let isLogarithmic: Bool

  /// - Parameter isLogarithmic: ignored if not all numbers are positive.
  public init(_ range: ClosedRange<Double>, isLogarithmic: Bool = false) {
    self.range = range
    self.isLogarithmic = isLogarithmic && Self.canBeLogarithmic(range)
  }

  /// True for positive numbers.
  public static func canBeLogarithmic(_ range: ClosedRange<Double>) -> Bool {
    range.lowerBound > 0
  }

  /// True for positive numbers over more than three decades, of which a linear scale shows the greatest only.
  public static func spansDecades(_ range: ClosedRange<Double>) -> Bool {
    canBeLogarithmic(range) && range.upperBound / range.lowerBound > 1000
  }

  /// Returns the position of a number on the scale, from 0 to 1; the middle if there is one number only.
  public func position(of number: Double) -> Double {
    let (low, high) = (transformed(range.lowerBound), transformed(range.upperBound))
    let value = transformed(min(max(number, range.lowerBound), range.upperBound))
    // Halves, because the whole difference may be infinite.
    let (part, span) = (value / 2 - low / 2, high / 2 - low / 2)
    return span > 0 ? min(max(part / span, 0), 1) : 0.5
  }

  /// Returns the number at a position from 0 to 1.
  public func number(at position: Double) -> Double {
    if position <= 0 { return range.lowerBound }
    if position >= 1 { return range.upperBound }
    let (low, high) = (transformed(range.lowerBound), transformed(range.upperBound))
    let span = high - low
    let value = span.isFinite ? low + position * span : low * (1 - position) + high * position
    let number = isLogarithmic ? RealFunctions.exponential(value) : value
    return min(max(number, range.lowerBound), range.upperBound)
  }

  private func transformed(_ number: Double) -> Double {
    isLogarithmic ? RealFunctions.logarithm(number) : number
  }

  // MARK: Colors

  /// The colors at equal distances, of even lightness from 0.685 to 0.94 in OKLCH.
  private static let colors: [RGB] = [
    0x9b8cdb, 0x83a2e9, 0x6cb6e9, 0x5bc9e0, 0x66d8ce, 0x76e5bb, 0x9cee9e, 0xccf181, 0xfdf069,
  ].map(RGB.init(hex:))

  /// Returns the color at a position from 0 to 1, for dark text in both styles.
  public static func color(at position: Double) -> RGB {
    let offset = min(max(position, 0), 1) * Double(colors.count - 1)
    let index = min(Int(offset), colors.count - 2)
    return colors[index].mixed(with: colors[index + 1], offset - Double(index))
  }

  // MARK: Ticks

  /// A number written at the scale.
  public struct Tick: Sendable, Hashable {
    /// From 0 to 1.
    public let position: Double
    /// The digits, exact.
    public let digits: String
  }

  /// Returns round numbers within the scale, at most `count`: 1, 2 or 5 times a power of ten.
  /// - Parameter isWhole: true for whole numbers only.
  public func ticks(atMost count: Int, isWhole: Bool = false) -> [Tick] {
    isLogarithmic
      ? logarithmicTicks(atMost: count)
      : linearTicks(atMost: count, from: isWhole ? 0 : -Self.mostExponent)
  }

  /// - Parameter least: the least exponent of the distance between two ticks.
  private func linearTicks(atMost count: Int, from least: Int) -> [Tick] {
    let span = range.upperBound - range.lowerBound
    guard span > 0, span.isFinite, count > 0 else { return [] }
    for exponent in least...Self.mostExponent {
      for factor in [1, 2, 5] {
        let step = Double(factor) * PowerOfTen.value(exponent)
        guard span / step < Double(count) else { continue }
        let first = Int((range.lowerBound / step).rounded(.up))
        let last = Int((range.upperBound / step).rounded(.down))
        guard first <= last else { continue }
        return (first...last).map { index in
          Tick(
            position: position(of: Double(index) * step),
            digits: Self.digits(index * factor, exponent))
        }
      }
    }
    return []
  }

  private func logarithmicTicks(atMost count: Int) -> [Tick] {
    let exponents = (-Self.mostExponent...Self.mostExponent).filter {
      range.contains(PowerOfTen.value($0))
    }
    guard let first = exponents.first, count > 0 else { return [] }
    let step = (exponents.count + count - 1) / count
    return exponents.filter { ($0 - first).isMultiple(of: step) }.map {
      Tick(position: position(of: PowerOfTen.value($0)), digits: Self.digits(1, $0))
    }
  }

  private static let mostExponent = 30
  /// Most zeros written out.
  private static let mostZeros = 5

  static func digits(_ number: Int, _ exponent: Int) -> String {
    guard number != 0 else { return "0" }
    if exponent.magnitude > mostZeros { return "\(number)e\(exponent)" }
    if exponent >= 0 { return String(number) + String(repeating: "0", count: exponent) }
    return ExactDecimal(significand: number, decimals: -exponent).text
  }
}

extension PropertyScale {
  /// Returns the digits of the number at a position, rounded to three significant ones or a thousandth of a linear scale.
  public func digits(at position: Double) -> String {
    let number = number(at: position)
    let size = isLogarithmic ? number.magnitude : range.upperBound - range.lowerBound
    guard number != 0, size > 0, size.isFinite else { return "0" }
    let exponent =
      Int((RealFunctions.logarithm(size) / RealFunctions.logarithm(10)).rounded(.down)) - 2
    return Self.digits(
      Int(clampedNumber: (number / PowerOfTen.value(exponent)).rounded()), exponent)
  }
}

extension Int {
  /// The nearest integer that is exact as a floating-point number.
  fileprivate init(clampedNumber number: Double) {
    let most = 9e15
    self = Int(Swift.min(Swift.max(number, -most), most))
  }
}
