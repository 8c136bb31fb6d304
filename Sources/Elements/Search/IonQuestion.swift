/// A question for a value of an ion: `configuration of Fe3+`, `how many electrons does chloride have`, `radius of Na+`, `which is
/// larger, Na+ or Cl-`.
struct IonQuestion: Sendable, Hashable {
  enum Value: Sendable, Hashable { case configuration, electrons, protons, charge, radius }

  /// What has the value.
  enum Ion: Sendable, Hashable {
    /// The readings of a formula, the likelier first.
    case formulas([Formula])
    /// The ions of an element, by symbol: `sodium ion`, and where a charge is asked for: `charge of sodium`.
    case ofElement(String)
  }

  let value: Value
  let ions: [Ion]
  /// Whether the largest of them is asked for, or the smallest; nil for a question about one.
  private(set) var choosesGreatest: Bool?
  /// The ions as typed.
  let text: String

  private static let values: [([String], Value)] = [
    (["electron", "configuration"], .configuration),
    (["electronic", "configuration"], .configuration), (["configuration"], .configuration),
    (["electron", "count"], .electrons), (["electrons"], .electrons), (["protons"], .protons),
    (["charge", "number"], .charge), (["charge"], .charge), (["ionic", "radius"], .radius),
    (["radius"], .radius),
  ]
  private static let ions: Set<String> = ["ion", "ions", "anion", "cation"]
  private static let others = ions.union(["many", "number", "in", "there"])
  private static let sizes = ["larger": true, "bigger": true, "greater": true, "smaller": false]
  private static let ofChoice = ions.union(["which", "or", "than", "ionic", "radius"])

  /// Parses a question; nil for any other text.
  /// - Parameter symbol: returns the symbol of the element with a name.
  init?(_ text: String, symbol: (String) -> String?) {
    guard let words = QuestionWords(text, atLeast: 2) else { return nil }
    if let (names, isGreatest) = Self.choice(words) {
      ions = names.compactMap { Self.ion($0, isIon: false, symbol) }
      (value, choosesGreatest) = (.radius, isGreatest)
      self.text = names.joined(separator: ", ")
      if ions.count == names.count { return } else { return nil }
    }
    guard let (places, value) = Self.value(in: words.lower) else { return nil }
    let name = words.without(places).saying(without: Self.others).joined(separator: " ")
    let isIon = value == .charge || words.lower.contains(where: Self.ions.contains)
    guard !name.isEmpty, let ion = Self.ion(name, isIon: isIon, symbol) else { return nil }
    (self.value, ions, self.text) = (value, [ion], name)
  }

  /// What may be two ions beside one word for their size, and whether the larger is asked for; nil for other words.
  private static func choice(_ words: QuestionWords) -> (names: [String], isGreatest: Bool)? {
    let said = words.typed.map { $0.last == "," ? String($0.dropLast()) : $0 }.filter {
      !QuestionWords.fillers.contains($0.lowercased()) && !ofChoice.contains($0.lowercased())
    }
    let asked = said.compactMap { sizes[$0.lowercased()] }
    let names = said.filter { sizes[$0.lowercased()] == nil }
    return asked.count == 1 && names.count == 2 ? (names, asked[0]) : nil
  }

  private static func value(in words: [String]) -> (places: Range<Int>, Value)? {
    for (name, value) in values where name.count <= words.count {
      let start = (0...words.count - name.count).first { words[$0...].starts(with: name) }
      if let start { return (start..<start + name.count, value) }
    }
    return nil
  }

  private static func ion(_ name: String, isIon: Bool, _ symbol: (String) -> String?) -> Ion? {
    if let known = NamedIon.formula(name, symbol) { return .formulas([known]) }
    let plain = FormulaSpelling.plain(name)
    let read = FormulaReading.readings(of: plain).filter { $0.charge != 0 }
    if !read.isEmpty { return .formulas(read.map { Self.withoutClusters($0, plain) }) }
    return isIon ? symbol(name).map { .ofElement($0) } : nil
  }

  /// The ion of one atom in place of many of them: Fe9+ has lost nine electrons.
  private static func withoutClusters(_ ion: Formula, _ typed: String) -> Formula {
    guard ion.atoms.count == 1, ion.atoms[0].thousandths > 3000, !typed.contains("^"),
      let sign = typed.last
    else { return ion }
    let symbol = ion.atoms[0].symbol
    return Formula(symbol + "^" + typed.dropFirst(symbol.count).dropLast() + String(sign)) ?? ion
  }
}
