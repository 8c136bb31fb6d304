/// Sine and cosine, since the model imports no C library.
enum Angle {
  private static let radian = Double.pi / 180

  static func sine(degrees: Double) -> Double {
    // Reduced to −90° … 90°, where the Taylor series converges fast.
    var angle = degrees.remainder(dividingBy: 360)
    if angle.magnitude > 90 { angle = (angle < 0 ? -180 : 180) - angle }
    let x = angle * radian
    var (term, sum) = (x, x)
    for index in 1...9 {
      let factors = 2 * index * (2 * index + 1)
      term *= -x * x / Double(factors)
      sum += term
    }
    return sum
  }

  static func cosine(degrees: Double) -> Double { sine(degrees: 90 - degrees) }
}
