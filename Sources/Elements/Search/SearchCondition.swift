/// A condition on a number: `melt < 300 K`.
struct SearchCondition: Sendable, Hashable {
  enum Comparison: Sendable, Hashable {
    case less
    case atMost
    case greater
    case atLeast
    case equal

    /// True if greater numbers are meant, false if lesser ones are; nil for neither.
    var isLower: Bool? {
      switch self {
      case .greater, .atLeast: true
      case .less, .atMost: false
      case .equal: nil
      }
    }
  }

  let property: SearchProperty
  /// Bounds, all of which hold, in the unit of the property's quantity.
  let bounds: [Bound]
  /// The unit of temperatures shown: that of the condition.
  let temperature: TemperatureUnit

  struct Bound: Sendable, Hashable {
    let comparison: Comparison
    let value: Double
    /// Half of the last decimal given, for equality.
    var tolerance = 0.0

    /// Compares a number, forgiving the rounding of a conversion.
    func holds(_ number: Double) -> Bool {
      let rounding = value.isFinite ? max(abs(value), abs(number)) * 1e-12 : 0
      switch comparison {
      case .less: return number < value - rounding
      case .atMost: return number <= value + rounding
      case .greater: return number > value + rounding
      case .atLeast: return number >= value - rounding
      case .equal: return abs(number - value) <= tolerance + rounding
      }
    }
  }

  /// True if a value of the element is within the bounds.
  func holds(_ element: AtomicElement) -> Bool {
    property.values(of: element).contains { value in bounds.allSatisfy { $0.holds(value) } }
  }
}

/// The elements with the greatest or least values of a property: `densest 5`.
struct SearchExtreme: Sendable, Hashable {
  let property: SearchProperty
  let isGreatest: Bool
  /// Number of elements before them: 1 for the second densest.
  var skipped = 0
  /// Number of elements.
  let count: Int
  /// Number of elements without a given count.
  static let defaultCount = 10
}
