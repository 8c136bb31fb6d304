/// A result in the search of a desktop.
public struct DesktopResult: Sendable, Hashable, Identifiable {
  /// What is opened.
  public enum Target: Sendable, Hashable {
    /// The element with this symbol.
    case element(String)
    /// A property of an element, by symbol and key.
    case property(String, String)
    /// A nuclide, by its name: `U-235`.
    case nuclide(String)
    /// A text for the search of the main window.
    case search(String)
  }

  /// The same for the same result of any search: `element/79`.
  public let id: String
  public let target: Target
  /// `Gold`, `Gold · Density`, `C₆H₁₂O₆`
  public let title: Message
  /// `Au · 79 · 196.97 · melts at 1064 °C`, a value, a molar mass
  public let description: Message
  /// What there is room for on a short line: a value alone; of a reaction whether it is assumed, without its masses.
  public let brief: Message
  /// What is copied; nil for nothing.
  public let copyText: Message?
  /// The element of the icon; nil for the program's.
  public let element: AtomicElement?
}

extension DesktopResult {
  /// - Parameter unit: the unit of the melting point.
  static func element(_ element: AtomicElement, in unit: TemperatureUnit) -> DesktopResult {
    let facts = facts(of: element, in: unit)
    return DesktopResult(
      id: "element/\(element.number)", target: .element(element.symbol),
      title: element.shownName, description: facts, brief: facts, copyText: nil, element: element)
  }

  /// A nuclide, a value or a calculation, without its source: there is little room.
  init(id: String, answer: SearchAnswer, in table: PeriodicTable) {
    let element = table[answer.number]
    let target: Target =
      switch (answer.topic, element) {
      case (.nuclide(let name), _): .nuclide(name)
      case (.property(let key), let element?): .property(element.symbol, key)
      default: .search(String(id.drop { $0 != "/" }.dropFirst()))
      }
    let lines = [answer.value].compactMap { $0 } + answer.remarks
    self.init(
      id: id, target: target, title: answer.title,
      description: .dotted(lines),
      brief: answer.value ?? answer.remarks.dropLast().first ?? .verbatim(""),
      copyText: answer.copyText, element: element)
  }

  /// A molar mass.
  init(id: String, _ result: FormulaResult, _ text: String) {
    self.init(
      id: id, target: .search(text), title: .verbatim(result.formula.text),
      description: result.massText, brief: .number(result.copyText),
      copyText: .number(result.copyText), element: nil)
  }

  // MARK: Facts

  /// `Au · 79 · 196.97 · melts at 1064 °C`
  private static func facts(of element: AtomicElement, in unit: TemperatureUnit) -> Message {
    let weight = ExactDecimal(element.atomicWeight.digits)?.rounded(toDecimals: 2).text
    let facts = [element.symbol, String(element.number), weight ?? element.atomicWeight.text]
    let start = Message.number(facts.joined(separator: " · "))
    guard let melting = element.figures[.meltingPoint], melting.isTemperature,
      let digits = unit.digits(fromKelvin: melting.digits),
      let rounded = ExactDecimal(digits)?.rounded(toDecimals: 0).text
    else { return start }
    return .format(
      // TRANSLATORS: {1} is symbol, number and weight of an element, {2} a temperature: Au · 79 · 196.97 · melts at 1064 °C.
      translatable("{1} · melts at {2}"), start,
      .number(NumberFormat.quantity(NumberFormat.text(rounded), unit.symbol)))
  }
}
