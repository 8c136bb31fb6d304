/// The difference of two values: `difference between melting point of gold and silver`.
extension SearchIndex {
  /// Returns the difference of a property between two elements; nil for anything else.
  func difference(_ clause: SearchClause, of elements: [AtomicElement]) -> SearchAnswer? {
    let mentions = clause.terms.compactMap(\.mention)
    guard elements.count == 2, mentions.count == 1,
      case .property(let property, let unit) = mentions[0],
      let text = property.difference(of: elements[0], elements[1], in: unit, temperatures.first)
    else { return nil }
    return SearchAnswer(
      title: .format(
        translatable("{1} · {2}"), .text(property.title),
        // TRANSLATORS: That of two values, behind the name of a property: Melting point · Difference.
        .text(translatable("Difference"))),
      value: .number(text), copyText: .number(text))
  }

  /// Returns the values of elements between which is chosen, property by property, the one asked for first; of a property
  /// that one of them lacks only that.
  func choice(
    of mentions: [SearchMention], _ elements: [AtomicElement], _ isGreatest: Bool,
    _ data: SearchData
  ) -> [SearchAnswer] {
    mentions.flatMap { mention -> [SearchAnswer] in
      guard case .property(let property, _) = mention else { return [] }
      let valued = elements.compactMap { element in
        property.values(of: element).first.map { (value: $0, element: element) }
      }
      guard valued.count == elements.count else {
        return elements.flatMap { missing([mention], of: $0, data) }
      }
      let sorted = valued.sorted { isGreatest ? $0.value > $1.value : $0.value < $1.value }
      return sorted.compactMap { answer(mention, of: $0.element, data) }
    }
  }
}

extension SearchProperty {
  /// The difference of the values of two elements, to the decimals of the less precise one; nil if one is unknown or no
  /// number.
  /// - Parameters:
  ///   - unit: the unit asked for; nil for that of the values.
  ///   - usual: the unit of temperatures without one.
  fileprivate func difference(
    of one: AtomicElement, _ other: AtomicElement, in unit: SearchUnit?, _ usual: TemperatureUnit
  ) -> String? {
    guard let first = number(of: one), let second = number(of: other),
      let difference = first.subtracting(second)
    else { return nil }
    let digits = ExactDecimal(
      significand: Int(difference.significand.magnitude), decimals: difference.decimals
    ).rounded(toDecimals: min(first.decimals, second.decimals)).text
    guard let figure = figure(of: one) else { return NumberFormat.text(digits) }
    if figure.unit == "K", column?.isAlwaysInKelvin != true {
      let asked = unit?.ofTemperature
      // A difference in degrees Celsius is one in kelvin.
      let shown = asked ?? (usual == .fahrenheit ? usual : .kelvin)
      let number = shown == .fahrenheit ? ExactDecimal(digits)?.inFahrenheit : digits
      return number.map { NumberFormat.quantity(NumberFormat.text($0), shown.symbol) }
    }
    return Figure(digits: digits, unit: figure.unit).map { $0.quantity(in: unit) }
  }

  private func number(of element: AtomicElement) -> ExactDecimal? {
    if let figure = figure(of: element) { return ExactDecimal(figure.digits) }
    if key == RecordDecoder.weightKey { return ExactDecimal(element.atomicWeight.digits) }
    return key == "oxidation_states"
      ? nil : text(of: element, in: TemperatureUnit.kelvin).flatMap { ExactDecimal($0) }
  }
}

extension ExactDecimal {
  /// A difference in kelvin in degrees Fahrenheit, with as many decimals.
  fileprivate var inFahrenheit: String? {
    multiplied(by: 18)?.shifted(by: 1)?.rounded(toDecimals: decimals).text
  }
}
