/// Parses `isotopes.json`, strictly: an error names file, element and field of the first fault.
/// `{"elements": [{"number": 1, "nuclides": {"3": {"mass": "3.01604928132", "mass_error": "8", "life": "12.32 y",
/// "life_error": "2", "modes": "B-=100", "spin": "1/2+", "year": 1934}}}], "sources": {…}}`. Errors are in units of the
/// last digits; `estimated` lists the fields that are estimates, `life_source` the source of a newer half-life. Unknown
/// keys are ignored.
public enum NuclideReader {
  /// Maximum number of nuclides of an element, and of ways in which one decays.
  private static let (mostNuclides, mostDecays) = (100, 20)
  /// Maximum length of the text of all decays.
  private static let maximumDecaysLength = 300
  private static let massNumbers = 1...400
  /// The source of what has no source of its own, but masses.
  private static let evaluation = "nubase-2020-file"

  /// Parses a file.
  /// - Parameter file: its name, for messages.
  public static func read(bytes: [UInt8], file: String) throws(CatalogError) -> NuclideCatalog {
    let table = try ElementTable<[Nuclide]>(bytes, file, isotopes)
    return NuclideCatalog(table.values, sources: table.sources)
  }

  private static func isotopes(
    _ fields: RecordFields, of number: Int
  ) throws(CatalogError) -> [Nuclide] {
    var nuclides: [Nuclide] = []
    for (key, record) in try fields.recordsByKey("nuclides", atMost: mostNuclides) {
      let isIsomer = key.hasSuffix("m")
      let digits = isIsomer ? String(key.dropLast()) : key
      guard let mass = Int(digits), massNumbers.contains(mass), mass >= number,
        digits == String(mass)
      else { throw record.error("expected a mass number as the key") }
      nuclides.append(try nuclide(number, mass, isIsomer, record))
    }
    return nuclides
  }

  private static func nuclide(
    _ number: Int, _ massNumber: Int, _ isIsomer: Bool, _ fields: RecordFields
  ) throws(CatalogError) -> Nuclide {
    let estimates = Set(
      (try fields.text("estimated", atMost: RecordFields.maximumInnerTextLength) ?? "")
        .split(separator: " ").map(String.init))
    guard
      let mass = try figure(
        "mass", fields, source: "ame-2020",
        kind: estimates.contains("mass") ? .predicted : .measured)
    else { throw fields.error("\"mass\" is missing") }
    return Nuclide(
      number: number, massNumber: massNumber, isIsomer: isIsomer, mass: mass,
      abundance: try figure("abundance", fields, unit: "%", source: evaluation),
      halfLife: try halfLife(fields, isEstimated: estimates.contains("life")),
      halfLifeSource: try fields.text("life_source", atMost: RecordFields.maximumInnerTextLength)
        ?? evaluation,
      decays: try decays(fields),
      spin: try fields.text("spin", atMost: RecordFields.maximumInnerTextLength),
      isSpinEstimated: estimates.contains("spin"),
      discoveryYear: try fields.integer("year", in: 1800...2100))
  }

  private static func figure(
    _ key: String, _ fields: RecordFields, unit: String? = nil, source: String,
    kind: Figure.Kind = .measured
  ) throws(CatalogError) -> Figure? {
    guard let digits = try fields.text(key, atMost: RecordFields.maximumNumberLength) else {
      return nil
    }
    let uncertainty = try fields.text(
      "\(key)_error", atMost: RecordFields.maximumUncertaintyLength)
    guard let value = Double(digits), value >= 0, ExactDecimal(digits) != nil,
      let figure = Figure(
        digits: digits, unit: unit, uncertainty: uncertainty, kind: kind, source: source)
    else { throw fields.error("\"\(own: key)\": expected a number") }
    return figure
  }

  private static func halfLife(
    _ fields: RecordFields, isEstimated: Bool
  ) throws(CatalogError) -> HalfLife {
    let limit = RecordFields.maximumUnitLength
    guard
      let halfLife = HalfLife(
        try fields.text("life", atMost: limit),
        uncertainty: try fields.text(
          "life_error", atMost: RecordFields.maximumUncertaintyLength),
        limit: try fields.text("life_limit", atMost: limit), isEstimated: isEstimated)
    else { throw fields.error("\"life\": expected a half-life with its unit") }
    return halfLife
  }

  private static func decays(_ fields: RecordFields) throws(CatalogError) -> [DecayMode] {
    let text = try fields.text("modes", atMost: maximumDecaysLength, run: maximumDecaysLength)
    return try fields.items(
      "modes", of: text ?? "", by: ";", atMost: mostDecays, "a way of decay"
    ) { DecayMode(String($0)) }
  }
}
