/// A fact about elements that a query can ask for by a word or a code. It is found in the data, never in texts.
enum SearchFact: Sendable, Hashable {
  /// Without or with a stable isotope.
  case radioactive, stable
  /// With one stable isotope, all that occurs of it.
  case monoisotopic
  /// With isotopes as old as the Earth.
  case primordial
  /// Primordial or made by the decay of primordial nuclides, and the others.
  case natural, synthetic
  case superconducting
  case ancient
  /// Discovered by a woman, perhaps with others.
  case ofWomen
  /// Known in a year.
  case known(in: Int)
  /// Acutely toxic, or a serious hazard to health.
  case toxic
  /// A pictogram of the classification, or a hazard class by the beginning of its abbreviation.
  case pictogram(HazardPictogram)
  case hazardClass(String)
  /// The code of a hazard statement: `H330`.
  case statement(String)
  /// Classified as a hazard that no element has: explosive.
  case explosive
  /// `E 175`
  case additive(String)
  /// A CAS or EC number, or its beginning.
  case cas(String)
  case ec(String)
  /// A crystal structure, by its name in the data.
  case structure(String)
  /// The end of an electron configuration, or its whole: `3d10 4s1`.
  case configuration(String)
  case oxidation(Int)
  /// An isotope with a half-life within bounds.
  case halfLife(SearchCondition)
  /// A spectral line in nanometers, and half of the range searched.
  case line(Double, within: Double)
}

// MARK: Words

extension SearchFact {
  /// Maximum number of words of a name.
  static let maximumWords = 3

  /// Returns the fact called by words in lower case.
  static func named(_ words: [String]) -> SearchFact? { byName[words.joined(separator: " ")] }

  /// The names of all facts, in lower case.
  static var names: [String] { spellings.flatMap(\.1) }

  /// The names of crystal structures in the data.
  static var structures: [String] {
    spellings.compactMap { fact, _ in if case .structure(let name) = fact { name } else { nil } }
  }

  private static let byName = Dictionary(
    spellings.flatMap { fact, words in words.map { ($0, fact) } }, uniquingKeysWith: { $1 })

  /// Without those that the table of words has behind the first of them.
  private static let spellings: [(SearchFact, [String])] = [
    (.radioactive, ["radioactive", "radioactive element"]),
    (.stable, ["stable", "non radioactive", "stable isotope", "stable isotopes"]),
    (.monoisotopic, ["monoisotopic", "mononuclidic"]), (.primordial, ["primordial"]),
    (
      .natural,
      [
        "natural", "occurs naturally", "occurring naturally", "found in nature", "occur in nature",
        "occurring in nature",
      ]
    ),
    (.synthetic, ["synthetic"]), (.ofWomen, ["women", "woman"]),
    (.superconducting, ["superconductor", "superconductors", "superconducting", "superconducts"]),
    (.ancient, ["ancient"]),
    (.toxic, ["toxic"]), (.pictogram(.skull), ["acutely toxic", "skull"]),
    (.pictogram(.corrosion), ["corrosive"]),
    (.pictogram(.flame), ["flammable", "inflammable"]),
    (.pictogram(.flameOverCircle), ["oxidizing", "oxidising", "oxidiser"]),
    (.pictogram(.healthHazard), ["health hazard", "serious health hazard"]),
    (.pictogram(.exclamationMark), ["harmful", "irritant"]),
    (
      .pictogram(.environment),
      ["environmental hazard", "hazardous to environment", "dangerous for environment"]
    ),
    (.explosive, ["explosive"]),
    (.hazardClass("Pyr."), ["pyrophoric"]),
    (.hazardClass("Water-react."), ["water reactive", "react with water"]),
    (.hazardClass("Carc."), ["carcinogenic", "carcinogens", "cancerogenic"]),
    (.hazardClass("Muta."), ["mutagenic", "mutagen"]),
    (.hazardClass("Repr."), ["reprotoxic", "teratogenic"]),
    (.structure("body-centered cubic"), ["bcc", "body centered cubic", "body centred cubic"]),
    (
      .structure("face-centered cubic"),
      ["fcc", "ccp", "face centered cubic", "face centred cubic"]
    ),
    (.structure("hexagonal close-packed"), ["hcp", "hexagonal close packed", "close packed"]),
    (.structure("double hexagonal"), ["dhcp", "double hexagonal"]),
    (.structure("diamond cubic"), ["diamond cubic", "diamond structure"]),
    (.structure("simple cubic"), ["simple cubic"]), (.structure("cubic"), ["cubic"]),
    (.structure("graphite"), ["graphite structure"]),
    (.structure("hexagonal"), ["hexagonal"]), (.structure("tetragonal"), ["tetragonal"]),
    (.structure("orthorhombic"), ["orthorhombic"]),
    (.structure("rhombohedral"), ["rhombohedral"]), (.structure("trigonal"), ["trigonal"]),
    (.structure("monoclinic"), ["monoclinic"]), (.structure("triclinic"), ["triclinic"]),
  ]
}

// MARK: Codes

extension SearchFact {
  /// Maximum length of a code in code units.
  static let maximumLength = 24

  /// Reads a piece of a query without spaces: `GHS06`, `H330`, `E175`, `7440-57-5`, `231-165-9`, `3d10`, `[Xe]`;
  /// nil for another one.
  /// - Parameter isStart: true if the piece may be the beginning of a CAS or EC number, `7440-5`, and no range.
  init?(code: String, isStart: Bool = false) {
    let units = Array(code.utf8)
    guard (2...Self.maximumLength).contains(units.count) else { return nil }
    let upper = code.uppercased()
    if let pictogram = HazardPictogram(rawValue: upper) {
      self = .pictogram(pictogram)
    } else if let statement = Self.statement(code) {
      self = .statement(statement)
    } else if units[0] | 0x20 == UInt8(ascii: "e"), let number = Self.additive(units.dropFirst()) {
      self = .additive(number)
    } else if let number = Self.registryNumber(units, isStart) {
      self = number
    } else if Self.isConfiguration(units) {
      self = .configuration(code)
    } else {
      return nil
    }
  }

  private static func statement(_ code: String) -> String? {
    let units = Array(code.utf8)
    guard units[0] | 0x20 == UInt8(ascii: "h") || code.lowercased().hasPrefix("euh"),
      units.filter(isDigit).count == 3
    else { return nil }
    let digits = code.drop { !$0.isNumber }
    let head = units[0] | 0x20 == UInt8(ascii: "h") ? "H" : "EUH"
    return units.count - digits.utf8.count == head.utf8.count ? head + digits : nil
  }

  /// The number of a food additive, `175`; nil for other digits.
  static func additive(_ digits: some Collection<UInt8>) -> String? {
    guard (3...4).contains(digits.count), digits.allSatisfy(isDigit) else { return nil }
    return "E " + String(decoding: Array(digits), as: UTF8.self)
  }

  /// Least number of digits of the beginning of a CAS or EC number.
  private static let leastDigits = 4

  /// A CAS number, two to seven digits, two and one, or an EC number, three, three and one; a beginning of one has a dash
  /// between digits. Those of EC numbers begin with 2, others are ranges of numbers.
  private static func registryNumber(_ units: [UInt8], _ isStart: Bool) -> SearchFact? {
    let parts = units.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard 2...3 ~= parts.count, parts.allSatisfy({ $0.allSatisfy(isDigit) }) else { return nil }
    let counts = parts.map(\.count)
    let text = String(decoding: units, as: UTF8.self)
    if counts.count == 3, counts[1...] == [2, 1], 2...7 ~= counts[0] { return .cas(text) }
    if counts == [3, 3, 1] { return .ec(text) }
    guard isStart, counts.reduce(0, +) >= leastDigits, counts[1] > 0 else { return nil }
    let isLong = counts.count == 3
    if 4...7 ~= counts[0], isLong ? counts[1...] == [2, 0] : counts[1] <= 2 { return .cas(text) }
    let isEC = counts[0] == 3 && units[0] == UInt8(ascii: "2")
    return isEC && (isLong ? counts == [3, 3, 0] : counts[1] <= 3) ? .ec(text) : nil
  }

  private static func isDigit(_ unit: UInt8) -> Bool { 0x30...0x39 ~= unit }

  /// True for `3d10`, `4s1`, `[Xe]4f14`, `[Ar]`.
  private static func isConfiguration(_ units: [UInt8]) -> Bool {
    if units.first == UInt8(ascii: "[") {
      guard let end = units.firstIndex(of: UInt8(ascii: "]")), (2...3).contains(end) else {
        return false
      }
      let symbol = String(decoding: units[1..<end], as: UTF8.self)
      let rest = Array(units[(end + 1)...])
      return cores.contains(symbol) && (rest.isEmpty || isConfiguration(rest))
    }
    guard units.count >= 3, units.count <= 4, 0x31...0x37 ~= units[0],
      "spdf".utf8.contains(units[1])
    else { return false }
    return units[2] != UInt8(ascii: "0") && units[2...].allSatisfy(isDigit)
  }

  private static let cores: Set<String> = ["He", "Ne", "Ar", "Kr", "Xe", "Rn"]

  /// A number with its sign, `+7`, `−3`.
  static func state(_ code: String) -> Int? {
    let scalars = Array(code.unicodeScalars)
    guard scalars.count == 2, let digit = Int(String(scalars[1])), digit > 0, digit <= 9 else {
      return nil
    }
    switch scalars[0] {
    case "+": return digit
    case "-", "−": return -digit
    default: return nil
    }
  }
}
