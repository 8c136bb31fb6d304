/// Answers that are calculated: reactions, amounts, shares.
extension SearchIndex {
  func answer(_ reading: ReactionReading, in data: SearchData) -> SearchAnswer {
    switch reading {
    case .balanced(let reaction):
      let masses = reaction.masses(in: table, nuclides: data.nuclides).map { Message.number($0) }
      let assumed = reaction.areProductsAssumed ? translatable("The products are assumed") : nil
      return SearchAnswer(
        title: .verbatim(reaction.text),
        remarks: [assumed.map { .text($0) }, masses].compactMap { $0 },
        copyText: .verbatim(reaction.plainText))
    case .unbalanced(let reason):
      return .calculation(reason)
    }
  }

  func answer(
    _ share: MassShare, _ formula: Formula, in data: SearchData
  ) -> SearchAnswer? {
    func mass(_ formula: Formula) -> SignificantNumber? {
      FormulaResult(formula, table: table, nuclides: data.nuclides)
        .flatMap { SignificantNumber($0.exactMass) }
    }
    guard let part = share.part, let count = formula.count(of: part),
      let partMass = mass(part)?.product(with: count), let whole = mass(formula),
      let percent = partMass.divided(by: whole, digits: 8)?.shifted(by: 2)
    else { return nil }
    let decimals = 2
    let digits = percent.digits + percent.exponent + decimals
    let name = table.element(symbol: part.text)?.shownName ?? .verbatim(part.text)
    let value = Message.number(NumberFormat.quantity(percent.rounded(to: max(digits, 1)).text, "%"))
    return SearchAnswer(
      title: .format(translatable("{1} · {2}"), .verbatim(formula.text), name),
      value: value, copyText: value)
  }

  func answer(_ amount: Amount, in data: SearchData) -> SearchAnswer? {
    let title = Message.text(SearchProperty.property("density").title)
    let density = amount.hasVolume ? density(of: amount) : nil
    if amount.hasVolume, density == nil {
      return .calculation(Self.noValue(title, .verbatim("“" + amount.name + "”")))
    }
    guard let result = FormulaResult(amount.formula, table: table, nuclides: data.nuclides),
      let numbers = AmountResult(amount, result, density: density?.gramsPerLiter)
    else { return nil }
    let remarks: [Message?] = [
      density.map { .format(translatable("{1}: {2}"), title, $0.displayText) },
      .number(numbers.molarMass),
      .format(translatable("{1} particles"), .number(numbers.particles)),
    ]
    return SearchAnswer(
      title: .number(amount.title),
      value: .number(numbers.value), remarks: remarks.compactMap { $0 },
      copyText: .number(numbers.value))
  }

  /// The density of an element, or of the substance by its name or formula; nil if it is unknown.
  private func density(of amount: Amount) -> Figure? {
    let element = amount.formula.atoms.count == 1 ? element(named: amount.name) : nil
    if let element { return element.figures[.density] }
    if let called = substance(named: amount.name.lowercased()) { return called.figures["density"] }
    // Of steam and water, the one of which more is known.
    return rare.substances().substances.filter { $0.formula?.text == amount.formula.text }
      .max { $0.figures.count < $1.figures.count }?.figures["density"]
  }
}

extension Figure {
  /// A density in grams per liter; nil for another unit.
  fileprivate var gramsPerLiter: SignificantNumber? {
    let powers = ["g/cm³": 3, "g/L": 0]
    return unit.flatMap { powers[$0] }.flatMap { SignificantNumber(digits)?.shifted(by: $0) }
  }
}
