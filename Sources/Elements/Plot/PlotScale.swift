/// The scale of an axis: somewhat longer than the range of the numbers, with ticks.
public struct PlotScale: Sendable, Hashable {
  private let scale: PropertyScale
  /// True for a logarithmic scale; never with numbers that are not positive.
  public var isLogarithmic: Bool { scale.isLogarithmic }

  /// Part of the axis that is free at each end.
  private static let margin = 0.04

  /// - Parameter isLogarithmic: ignored if not all numbers are positive.
  public init(_ numbers: ClosedRange<Double>, isLogarithmic: Bool = false) {
    let isLogarithmic = isLogarithmic && PropertyScale.canBeLogarithmic(numbers)
    scale = PropertyScale(
      Self.widened(numbers, isLogarithmic: isLogarithmic), isLogarithmic: isLogarithmic)
  }

  private static func widened(
    _ numbers: ClosedRange<Double>, isLogarithmic: Bool
  ) -> ClosedRange<Double> {
    let (low, high) = (numbers.lowerBound, numbers.upperBound)
    guard low.isFinite, high.isFinite else { return 0...1 }
    if isLogarithmic {
      let (start, end) = (RealFunctions.logarithm(low), RealFunctions.logarithm(high))
      let margin = max((end - start) * Self.margin, 0.05)
      let bounds = (
        RealFunctions.exponential(start - margin), RealFunctions.exponential(end + margin)
      )
      return bounds.0 > 0 && bounds.1.isFinite && bounds.0 < bounds.1
        ? bounds.0...bounds.1 : numbers
    }
    let span = high - low
    let margin = span > 0 ? span * Self.margin : max(high.magnitude * Self.margin, 1)
    guard span.isFinite, (high + margin).isFinite, (low - margin).isFinite else { return numbers }
    // Positive numbers have no negative axis.
    return (low >= 0 ? max(low - margin, 0) : low - margin)...(high + margin)
  }

  private init(_ scale: PropertyScale) { self.scale = scale }

  /// Returns the scale of a part of the axis, between two positions on it.
  public func part(_ positions: ClosedRange<Double>) -> PlotScale {
    guard positions != 0...1 else { return self }
    let (low, high) = (
      scale.number(at: positions.lowerBound), scale.number(at: positions.upperBound)
    )
    return low < high
      ? PlotScale(PropertyScale(low...high, isLogarithmic: isLogarithmic)) : self
  }

  /// Returns the position of a number on the axis, from 0 to 1.
  public func position(of number: Double) -> Double { scale.position(of: number) }

  /// Returns the digits of the number at a position.
  public func digits(at position: Double) -> String { scale.digits(at: position) }

  /// Powers of ten from which a logarithmic axis has these only.
  private static let manyPowers = 3

  /// Returns round numbers along the axis, at most `count`: powers of ten, on a short logarithmic axis also 2 and 5 times
  /// these, or those of a linear one.
  public func ticks(atMost count: Int) -> [PropertyScale.Tick] {
    guard count > 0 else { return [] }
    guard isLogarithmic else { return scale.ticks(atMost: count) }
    let powers = scale.ticks(atMost: count)
    let finer = Self.finerTicks(of: scale)
    if finer.count <= count, finer.count > powers.count { return finer }
    if powers.count >= Self.manyPowers || powers.count >= finer.count { return powers }
    if powers.count > 1 { return powers }
    // Less than a power of ten: round steps, at their places on the logarithmic axis.
    let linear = PropertyScale(scale.range).ticks(atMost: count)
    return linear.compactMap { tick in
      Double(tick.digits).map {
        PropertyScale.Tick(position: scale.position(of: $0), digits: tick.digits)
      }
    }
  }

  private static let exponents = -30...30

  /// 1, 2 and 5 times the powers of ten within a scale.
  private static func finerTicks(of scale: PropertyScale) -> [PropertyScale.Tick] {
    exponents.flatMap { exponent in
      [1, 2, 5].compactMap { factor in
        let number = Double(factor) * PowerOfTen.value(exponent)
        guard scale.range.contains(number) else { return nil }
        return PropertyScale.Tick(
          position: scale.position(of: number), digits: PropertyScale.digits(factor, exponent))
      }
    }
  }
}
