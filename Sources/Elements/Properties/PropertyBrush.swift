/// The range of a property's numbers that the Table shows undimmed.
public struct PropertyBrush: Sendable, Hashable {
  /// The digits of the bounds, in the property's unit; nil for an open end.
  public let lower, upper: String?
  /// The numbers within the bounds.
  private let range: ClosedRange<Double>

  /// - Parameter digits: the two bounds in any order; a text that is no number is an open end.
  /// - Returns: nil if both ends are open.
  public init?(_ digits: [String]) {
    guard digits.count == 2 else { return nil }
    var bounds = digits.map { text in Double(text).flatMap { $0.isFinite ? ($0, text) : nil } }
    guard bounds.contains(where: { $0 != nil }) else { return nil }
    if let first = bounds[0], let last = bounds[1], first.0 > last.0 { bounds.reverse() }
    (lower, upper) = (bounds[0]?.1, bounds[1]?.1)
    range = (bounds[0]?.0 ?? -.infinity)...(bounds[1]?.0 ?? .infinity)
  }

  /// True for a number within the bounds, both included.
  public func contains(_ number: Double) -> Bool { range.contains(number) }
}
