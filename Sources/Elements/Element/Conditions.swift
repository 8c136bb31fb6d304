/// What a figure belongs to, as far as its source says it: a form of the element, its phase, temperature, pressure, and all else.
/// A part that is not known is nil.
public struct Conditions: Sendable, Hashable, ExpressibleByDictionaryLiteral {
  /// A part, by its key in the files.
  public enum Part: String, Sendable, Hashable, CaseIterable {
    /// The name of the form: `white`.
    case form
    /// `solid`, `liquid` or `gas`.
    case phase
    /// Digits in kelvin.
    case temperature
    /// Digits in kilopascals.
    case pressure
    /// In words: `per mole of H₂`.
    case other = "conditions"

    /// The key of an object with this part of all figures of an element.
    var pluralKey: String {
      switch self {
      case .form: "figure_forms"
      case .other: rawValue
      default: rawValue + "s"
      }
    }
  }

  private let texts: [Part: String]

  /// No condition.
  public static let none: Conditions = [:]

  /// Creates the parts.
  public init(_ texts: [Part: String]) { self.texts = texts }

  /// Creates the parts.
  public init(dictionaryLiteral elements: (Part, String)...) {
    texts = Dictionary(elements) { first, _ in first }
  }

  /// A part; nil if it is not known.
  public subscript(part: Part) -> String? { texts[part] }
}

extension Conditions {
  /// The parts in words, a temperature in a unit: `at 0 °C, 1 atm`; nil without any. The phase goes without saying where
  /// the temperature is known.
  public func text(in unit: TemperatureUnit) -> Message? {
    let temperature = texts[.temperature].map { Message.temperature($0, in: unit) }
    let place = [temperature, pressure].compactMap { $0 }
    let phase = temperature == nil ? texts[.phase].flatMap(PhysicalState.init) : nil
    let parts = [
      phase.map { .text($0.word) }, texts[.form].map { .condition($0) },
      // TRANSLATORS: Temperature, pressure or both, at which a value holds: at 0 °C, 1 atm.
      place.isEmpty ? nil : Message.format(translatable("at {1}"), .list(place)),
      texts[.other].map { .condition($0) },
    ].compactMap { $0 }
    return parts.isEmpty ? nil : .list(parts)
  }

  private var pressure: Message? {
    texts[.pressure].map { digits in
      .number(
        digits == Self.atmosphere
          ? NumberFormat.quantity("1", "atm")
          : NumberFormat.quantity(NumberFormat.text(digits), "kPa"))
    }
  }

  /// 1 atm in kilopascals.
  static let atmosphere = "101.325"
}
