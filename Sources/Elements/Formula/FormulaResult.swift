/// The molar mass of a formula, computed exactly from the digits of the atomic weights.
///
/// The elements whose standard atomic weight is an interval enter with the conventional value; the interval of the
/// molar mass is that of all atomic weights at their lower and at their upper ends, the conventional values included. The molar mass of an ion is without the electrons lost, or with those gained
/// (5.48579909 × 10⁻⁴ g/mol each). Binding energies are neglected.
public struct FormulaResult: Sendable, Hashable, Identifiable {
  /// The share of one element.
  public struct Part: Sendable, Hashable, Identifiable {
    /// The atomic number.
    public let number: Int
    /// The symbol, of an isotope with its mass number: `²H`.
    public let symbol: String
    /// The number of atoms: `2`, `0.5`.
    public let count: String
    /// The mass fraction, 0 to 1, for drawing; of an ion that of the neutral atoms.
    public let fraction: Double
    /// The mass fraction in percent with two decimals: `32.69`.
    public let percent: String

    public var id: String { symbol }
  }

  public let formula: Formula
  /// The molar mass in g/mol, rounded to the decimals of the least precise atomic weight: `98.07`.
  public let molarMass: String
  /// The molar mass in g/mol with all digits of the atomic weights: `98.072`.
  public let exactMass: String
  /// Maximum deviation in g/mol by the uncertainties of the atomic weights, rounded up; nil if an interval stands in
  /// place of it, or an atomic weight has no uncertainty.
  public let uncertainty: String?
  /// The least and greatest molar mass of normal materials in g/mol, rounded outwards; nil without an element with an
  /// interval.
  public let interval: Interval?
  /// The elements, in the order of the formula.
  public let parts: [Part]
  /// The symbols of elements whose mass number stands for an atomic weight.
  public let withoutWeight: [String]

  /// Bounds of the molar mass in g/mol.
  public struct Interval: Sendable, Hashable {
    /// Digits of the lower bound.
    public let lower: String
    /// Digits of the upper bound.
    public let upper: String
  }

  public var id: String { formula.text }

  /// True with an element without standard atomic weight, whose mass number was used.
  public var isApproximate: Bool { !withoutWeight.isEmpty }

  /// The molar mass as copied: `98.07 g/mol`; in brackets if approximate.
  public var copyText: String { isApproximate ? "[\(molarMass)] g/mol" : "\(molarMass) g/mol" }
}

extension FormulaResult {
  /// The molar mass with its unit and uncertainty: `98.07 g/mol, 98.0708 to 98.0913 in normal materials`.
  public var massText: Message {
    let number = NumberFormat.text(molarMass)
    let unit = NumberFormat.unitSeparator + "g/mol"
    let mass = Message.number((isApproximate ? "[\(number)]" : number) + unit)
    if let interval {
      return .format(
        translatable("{1}, between {2} and {3} in normal materials"), mass,
        .number(NumberFormat.text(interval.lower)), .number(NumberFormat.text(interval.upper)))
    }
    guard let uncertainty else { return mass }
    let deviation = NumberFormat.unitSeparator + "±" + NumberFormat.unitSeparator + uncertainty
    return .number(number + deviation + unit)
  }

  /// The deviation of the molar mass alone, `± 0.0002 g/mol`; nil if none is known.
  public var deviationText: Message? {
    if let interval {
      return .format(
        // TRANSLATORS: The least and greatest molar mass found in nature.
        translatable("{1}–{2} in normal materials"),
        .number(NumberFormat.text(interval.lower)),
        .number(NumberFormat.text(interval.upper) + NumberFormat.unitSeparator + "g/mol"))
    }
    return uncertainty.map {
      .number("±" + NumberFormat.unitSeparator + $0 + NumberFormat.unitSeparator + "g/mol")
    }
  }

  /// Remarks on the molar mass: elements without standard atomic weight, and the electrons of an ion.
  public var notes: [Message] {
    var notes = withoutWeight.map {
      Message.format(
        translatable(
          "{1} has no standard atomic weight; the mass number of its longest-lived isotope was used"
        ),
        .verbatim($0))
    }
    notes += formula.atoms.filter { $0.massNumber != nil }.map {
      // TRANSLATORS: {1} is an isotope: ²H.
      Message.format(translatable("{1} counts with the mass of the nuclide"), .verbatim($0.label))
    }
    if formula.charge != 0 {
      let count = Int(formula.charge.magnitude)
      let number = Message.verbatim(String(count))
      notes.append(
        formula.charge > 0
          ? .plural(
            translatable(
              singular: "Without the mass of {1} electron",
              plural: "Without the mass of {1} electrons"
            ), count: count, [number])
          : .plural(
            translatable(
              singular: "With the mass of {1} electron", plural: "With the mass of {1} electrons"),
            count: count, [number]))
    }
    return notes
  }
}
