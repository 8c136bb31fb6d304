/// A question for a value of an ion: `configuration of Fe3+`, `how many electrons does chloride have`, `radius of Na+`.
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
  let ion: Ion
  /// The ion as typed.
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

  /// Parses a question; nil for any other text.
  /// - Parameter symbol: returns the symbol of the element with a name.
  init?(_ text: String, symbol: (String) -> String?) {
    guard let words = QuestionWords(text, atLeast: 2),
      let (places, value) = Self.value(in: words.lower)
    else { return nil }
    let name = words.without(places).saying(without: Self.others).joined(separator: " ")
    let isIon = value == .charge || words.lower.contains(where: Self.ions.contains)
    guard !name.isEmpty, let ion = Self.ion(name, isIon: isIon, symbol) else { return nil }
    (self.value, self.ion, self.text) = (value, ion, name)
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
