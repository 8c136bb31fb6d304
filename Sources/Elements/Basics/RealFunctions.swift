/// Natural logarithm, exponential function and arctangent, since the model imports no C library. Their relative error
/// is below 1e-14.
enum RealFunctions {
  private static let ln2 = 0.693147180559945309417232121458

  /// Returns the natural logarithm of a positive, finite number; NaN for others.
  static func logarithm(_ x: Double) -> Double {
    guard x > 0, x.isFinite else { return .nan }
    // x = m · 2ᵉ with m in √½ … √2, where the series converges fast.
    var (m, e) = (x.significand, Double(x.exponent))
    if m > 1.4142135623730951 { (m, e) = (m / 2, e + 1) }
    let t = (m - 1) / (m + 1)
    var (power, sum) = (t, 0.0)
    for index in 0..<16 {
      sum += power / Double(2 * index + 1)
      power *= t * t
    }
    return 2 * sum + e * ln2
  }

  /// Returns e to the power of `x`, clamped to −700 … 700.
  static func exponential(_ x: Double) -> Double {
    let x = min(max(x, -700), 700)
    let exponent = (x / ln2).rounded()
    let rest = x - exponent * ln2
    var (term, sum) = (1.0, 1.0)
    for index in 1...16 {
      term *= rest / Double(index)
      sum += term
    }
    return Double(sign: .plus, exponent: Int(exponent), significand: sum)
  }

  /// Returns the arctangent in degrees, −90 … 90.
  static func arctangent(_ x: Double) -> Double {
    guard x.magnitude <= 1 else {
      return (x < 0 ? -90 : 90) - arctangent(1 / x)
    }
    // Halved twice: |t| is then below 0.2.
    var t = x
    for _ in 0..<2 { t /= 1 + (1 + t * t).squareRoot() }
    var (power, sum) = (t, 0.0)
    for index in 0..<13 {
      sum += (index.isMultiple(of: 2) ? power : -power) / Double(2 * index + 1)
      power *= t * t
    }
    return 4 * sum * 180 / .pi
  }
}
