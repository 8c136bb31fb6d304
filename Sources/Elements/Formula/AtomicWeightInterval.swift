/// IUPAC's interval of a standard atomic weight, for an element whose isotopes vary in normal materials.
///
/// Standard Atomic Weights 2021, Commission on Isotopic Abundances and Atomic Weights (CIAAW).
struct AtomicWeightInterval: Sendable, Hashable {
  let lower: String
  let upper: String

  /// The interval of an element; nil if its standard atomic weight is a single value.
  /// - Parameter number: the atomic number.
  static func of(_ number: Int) -> AtomicWeightInterval? { all[number] }

  static let all: [Int: AtomicWeightInterval] = [
    1: .init(lower: "1.00784", upper: "1.00811"), 3: .init(lower: "6.938", upper: "6.997"),
    5: .init(lower: "10.806", upper: "10.821"), 6: .init(lower: "12.0096", upper: "12.0116"),
    7: .init(lower: "14.00643", upper: "14.00728"), 8: .init(lower: "15.99903", upper: "15.99977"),
    12: .init(lower: "24.304", upper: "24.307"), 14: .init(lower: "28.084", upper: "28.086"),
    16: .init(lower: "32.059", upper: "32.076"), 17: .init(lower: "35.446", upper: "35.457"),
    18: .init(lower: "39.792", upper: "39.963"), 35: .init(lower: "79.901", upper: "79.907"),
    81: .init(lower: "204.382", upper: "204.385"), 82: .init(lower: "206.14", upper: "207.94"),
  ]
}
