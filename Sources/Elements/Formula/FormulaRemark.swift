/// A formula of which something is open: a polymer, a share without a value, a dopant.
struct FormulaRemark: Sendable, Hashable {
  /// What can be computed nevertheless: the unit of a polymer; nil for nothing.
  let formula: Formula?
  /// What is open.
  let message: Message

  private static let unknowns: Set<Character> = ["x", "y", "z", "n", "δ"]
  private static let signs: Set<Character> = ["-", "−", "–", "+", "±"]

  /// Reads `(C2H4)n`, `YBa2Cu3O7-x`, `ZnS:Cu`; nil for any other text.
  init?(_ text: String) {
    guard text.utf8.count <= InputLimits.formulaLength else { return nil }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    if parts.count == 2 {
      guard let host = Formula(FormulaSpelling.plain(parts[0])),
        Formula(substance: FormulaSpelling.plain(parts[1])) != nil
      else { return nil }
      formula = nil
      message = .format(
        // TRANSLATORS: {1} is a compound, {2} the symbol of an element that is added in a small, unknown share.
        translatable("{1} has no molar mass without the share of the dopant {2}"),
        .verbatim(host.text), .verbatim(parts[1]))
      return
    }
    guard let last = text.last, Self.unknowns.contains(last) else { return nil }
    let head = text.dropLast()
    if let bracket = head.last, bracket == ")" || bracket == "]",
      let unit = Formula(FormulaSpelling.plain(String(head)))
    {
      formula = unit
      message = .format(
        // TRANSLATORS: {1} is a polymer of which the molar mass of one unit follows.
        translatable("{1} is a polymer: the molar mass is that of one unit"),
        .verbatim(unit.text + "ₙ"))
      return
    }
    guard let sign = head.last, Self.signs.contains(sign),
      let known = Formula(FormulaSpelling.plain(String(head.dropLast())))
    else { return nil }
    formula = nil
    message = .format(
      // TRANSLATORS: {1} is a formula, {2} the letter in place of a number in it.
      translatable("{1} has no molar mass without a value of {2}"),
      .verbatim(known.text + (sign == "-" ? NumberFormat.minus : String(sign)) + String(last)),
      .verbatim(String(last)))
  }
}
