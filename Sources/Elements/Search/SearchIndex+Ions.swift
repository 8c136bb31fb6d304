/// Answers about ions.
extension SearchIndex {
  /// Returns the value of an ion for each of its readings, or that it is none.
  func answers(to question: IonQuestion, in data: SearchData) -> [SearchAnswer] {
    let ions = question.ions.map { formulas(of: $0, data) }
    let answers: [SearchAnswer]
    if let isGreatest = question.choosesGreatest {
      answers = choice(of: ions.compactMap(\.first), isGreatest, data)
    } else {
      answers = ions.joined().flatMap { ion -> [SearchAnswer] in
        switch question.value {
        case .radius: radii(of: ion, data).map { answer($0, of: ion, data) }
        default: [answer(question.value, of: ion, data)].compactMap { $0 }
        }
      }
    }
    guard answers.isEmpty else { return Array(answers.prefix(6)) }
    return [
      .calculation(
        .format(
          // TRANSLATORS: {1} is an ion typed into the search: Fe9+.
          translatable("The data have no such value of the ion “{1}”"),
          .verbatim(SearchClauseParser.shown(question.text))))
    ]
  }

  private func formulas(of ion: IonQuestion.Ion, _ data: SearchData) -> [Formula] {
    switch ion {
    case .formulas(let formulas): return formulas
    case .ofElement(let symbol):
      guard let element = table.element(symbol: symbol), let detail = data.details[element.number]
      else { return [] }
      // Cations of metals, and anions of the other elements.
      let isMetal = ElementClass.named(["metal"])?.contains(element) == true
      let charges = detail.mainStates.filter { (isMetal ? 1...4 : -3...(-1)).contains($0) }
      return charges.compactMap { charge in
        detail.radii.first { $0.charge == charge }.flatMap { Formula($0.ion(symbol)) }
      }
    }
  }

  private func answer(
    _ value: IonQuestion.Value, of ion: Formula, _ data: SearchData
  ) -> SearchAnswer? {
    guard let protons = protons(of: ion) else { return nil }
    let electrons = protons - ion.charge
    guard electrons >= 0 else { return nil }
    let lone = element(of: ion)
    if let lone, ion.charge < 0, !occurs(ion.charge, of: lone, data) { return nil }
    let number = lone?.number ?? 0
    switch value {
    case .electrons:
      let others = Message.counted(
        protons, translatable(singular: "{1} proton", plural: "{1} protons"))
      return Self.answer(
        ion, number, "electron_configuration", translatable("Number of electrons"),
        .verbatim(String(electrons)), [others])
    case .protons:
      return Self.answer(
        ion, number, "number", translatable("Number of protons"), .verbatim(String(protons)))
    case .charge:
      return Self.answer(
        ion, number, "oxidation_states", translatable("Charge number"),
        .verbatim(NumberFormat.signed(ion.charge)))
    case .configuration:
      guard let lone, occurs(ion.charge, of: lone, data), let atom = lone.electronConfiguration,
        let own = IonConfiguration(atom: atom, block: lone.block, charge: ion.charge)
      else { return nil }
      let count = Message.counted(
        electrons, translatable(singular: "{1} electron", plural: "{1} electrons"))
      return Self.answer(
        ion, number, "electron_configuration", translatable("Electron configuration"),
        .verbatim(PropertyLines.withSuperscripts(own.text)), [count])
    case .radius: return nil
    }
  }

  private static func answer(
    _ ion: Formula, _ number: Int, _ key: String, _ title: String, _ value: Message,
    _ remarks: [Message] = []
  ) -> SearchAnswer {
    SearchAnswer(
      number: number, topic: number > 0 ? .property(key) : .calculation,
      title: .format(translatable("{1} · {2}"), .verbatim(ion.text), .text(title)), value: value,
      remarks: remarks, copyText: value)
  }

  /// The radii of an ion, the one with six neighbors first.
  private func radii(of ion: Formula, _ data: SearchData) -> [IonicRadius] {
    let all = element(of: ion).flatMap { data.details[$0.number]?.radii } ?? []
    let radii = all.filter { $0.charge == ion.charge }
    return radii.filter { $0.coordination == 6 } + radii.filter { $0.coordination != 6 }
  }

  /// The radii of ions with six neighbors, the one asked for first; none if one has none.
  private func choice(
    of ions: [Formula], _ isGreatest: Bool, _ data: SearchData
  ) -> [SearchAnswer] {
    let radii = ions.map { ion in
      self.radii(of: ion, data).filter { $0.coordination == 6 }.map { (ion: ion, radius: $0) }
    }
    guard !radii.contains(where: \.isEmpty) else { return [] }
    func picometers(_ radius: IonicRadius) -> Double { Double(radius.ionic) ?? 0 }
    return radii.joined().sorted {
      let (one, other) = (picometers($0.radius), picometers($1.radius))
      return isGreatest ? one > other : one < other
    }.map { answer($0.radius, of: $0.ion, data) }
  }

  private func answer(
    _ radius: IonicRadius, of ion: Formula, _ data: SearchData
  ) -> SearchAnswer {
    let value = Message.number(NumberFormat.quantity(NumberFormat.text(radius.ionic), "pm"))
    let neighbors = Message.format(
      // TRANSLATORS: {1} is the number of an ion's neighbors.
      translatable("coordination number {1}"), .verbatim(String(radius.coordination)))
    let source = data.details.sources.ofTable(.radii).values.map(\.title).min()
    return SearchAnswer(
      number: element(of: ion)?.number ?? 0,
      topic: .property("radii-\(radius.charge)-\(radius.numeral)"),
      title: .format(
        translatable("{1} · {2}"), .verbatim(ion.text), .text(translatable("Ionic radius"))),
      value: value, remarks: [neighbors] + radius.remarks, source: source.map { .verbatim($0) },
      copyText: value)
  }

  private func protons(of ion: Formula) -> Int? {
    var thousandths = 0
    for atoms in ion.atoms {
      guard let element = table.element(symbol: atoms.symbol) else { return nil }
      thousandths += element.number * atoms.thousandths
    }
    return thousandths % 1000 == 0 ? thousandths / 1000 : nil
  }

  /// The element of an ion of one atom; nil for another one.
  private func element(of ion: Formula) -> AtomicElement? {
    guard ion.atoms.count == 1, ion.atoms[0].thousandths == 1000 else { return nil }
    return table.element(symbol: ion.atoms[0].symbol)
  }

  /// True for the charge of a known oxidation state, or of an ion with a known radius.
  private func occurs(_ charge: Int, of element: AtomicElement, _ data: SearchData) -> Bool {
    guard let detail = data.details[element.number] else { return false }
    return (detail.mainStates + detail.otherStates + detail.radii.map(\.charge)).contains(charge)
  }
}
