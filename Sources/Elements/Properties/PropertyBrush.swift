/// The range of a property's numbers that the Table shows undimmed.
public struct PropertyBrush: Sendable, Hashable {
  /// The digits of the bounds, in the property's unit; nil for an open end.
  public let lower, upper: String?

  /// - Parameter digits: the two bounds in any order; a text that is no number is an open end.
  /// - Returns: nil if both ends are open.
  public init?(_ digits: [String]) {
    guard digits.count == 2 else { return nil }
    let bounds = digits.map { text in Double(text).flatMap { $0.isFinite ? text : nil } }
    guard bounds.contains(where: { $0 != nil }) else { return nil }
    if let first = bounds[0].flatMap(Double.init), let last = bounds[1].flatMap(Double.init),
      first > last
    {
      (lower, upper) = (bounds[1], bounds[0])
    } else {
      (lower, upper) = (bounds[0], bounds[1])
    }
  }

  /// The bounds as in actions and in the saved state; empty for an open end.
  public var digits: [String] { [lower ?? "", upper ?? ""] }

  /// True for a number within the bounds, both included.
  public func contains(_ number: Double) -> Bool {
    number >= (lower.flatMap(Double.init) ?? -.infinity)
      && number <= (upper.flatMap(Double.init) ?? .infinity)
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
    return Self.digits(Int(clampedNumber: (number / Self.power(of: exponent)).rounded()), exponent)
  }
}

extension Int {
  /// The nearest integer that is exact as a floating-point number.
  fileprivate init(clampedNumber number: Double) {
    let most = 9e15
    self = Int(Swift.min(Swift.max(number, -most), most))
  }
}
