/// A number as its source gives it: the digits, and what they mean. Whether it is shown, sorted,
/// searched or exported, it is this one value. A value that is not known has no `Figure`.
public struct Figure: Sendable, Hashable {
  /// How a number came about.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case measured
    /// The conventional standard atomic weight, where IUPAC gives an interval.
    case conventional
    /// Calculated or estimated, never measured.
    case predicted
    /// The mass number of the longest-lived isotope, in place of an atomic weight.
    case massNumber = "mass number"
  }

  /// The same figure in another source, in the same unit.
  public struct Second: Sendable, Hashable {
    /// The number as that source gives it, or as it was converted.
    public let digits: String
    /// Key of that source.
    public let source: String?
  }

  /// Exactly as in the source, trailing zeros included.
  public let digits: String
  /// For sorting and comparing, never for printing.
  public let value: Double
  /// `nil` for numbers without a dimension.
  public let unit: String?
  /// In units of the last digits, as in 22.98976928(2).
  public let uncertainty: String?
  /// Under what conditions it holds, such as `at 2.5 MPa`.
  public let conditions: String?
  /// How it came about.
  public let kind: Kind
  /// The key of the source it is taken from.
  public let source: String?
  /// The value that another source has, for comparison; `nil` where none has it.
  public let second: Second?

  /// Makes a figure; `nil` if the digits are no finite number.
  public init?(
    digits: String, unit: String? = nil, uncertainty: String? = nil, conditions: String? = nil,
    kind: Kind = .measured, source: String? = nil, second: Second? = nil
  ) {
    guard let value = Double(digits), value.isFinite else { return nil }
    self.digits = digits
    self.value = value
    self.unit = unit
    self.uncertainty = uncertainty
    self.conditions = conditions
    self.kind = kind
    self.source = source
    self.second = second
  }

  /// The number alone, grouped from 10 000 on: `22.98976928`, `[223]` for a mass number.
  public var text: String {
    kind == .massNumber ? "[\(digits)]" : NumberFormat.text(digits)
  }

  /// The number with its uncertainty in the last digits: `22.98976928(2)`.
  public var textWithUncertainty: String {
    guard let uncertainty else { return text }
    return "\(text)(\(uncertainty))"
  }

  /// All of it: `19.3 g/cm³`, `≈ 1740 K, predicted`, `0.95 K (at 2.5 MPa)`.
  public var displayText: Message { displayText(number: textWithUncertainty, unit: unit) }

  /// Stands before what is not exact.
  static let about = "≈" + NumberFormat.unitSeparator

  /// Whether it is only about so much: an uncertainty says better how exact a calculation is.
  var isApproximate: Bool { kind == .predicted && uncertainty == nil }

  /// The words around a number that may have been converted to another unit.
  func displayText(number: String, unit: String?) -> Message {
    var text = number
    if let unit { text += NumberFormat.unitSeparator + unit }
    if isApproximate { text = Self.about + text }
    let value = Message.verbatim(text)
    let described: Message =
      switch kind {
      case .predicted: .format(translatable("{1}, predicted"), value)
      case .conventional: .format(translatable("{1}, conventional"), value)
      case .measured, .massNumber: value
      }
    guard let conditions else { return described }
    // TRANSLATORS: A value and the conditions under which it holds.
    return .format(translatable("{1} ({2})"), described, .text(conditions))
  }
}
