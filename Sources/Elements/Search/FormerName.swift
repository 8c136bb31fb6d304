/// A name of an element before it was discovered or named.
struct FormerName {
  let text: String
  /// What the name is.
  let note: Message

  /// IUPAC's systematic name and symbol of 1978, `ununoctium` and `Uuo`, from the digits of an atomic number above 100;
  /// none for another one.
  static func systematicTexts(of number: Int) -> [String] {
    guard (101...999).contains(number) else { return [] }
    let digits = String(number).utf8.map { roots[Int($0) - 0x30] }
    var name = ""
    for digit in digits {
      // Before nil, enn loses an n.
      if digit == roots[0], name.hasSuffix(roots[9]) { name.removeLast() }
      name += digit
    }
    // One i of bi and tri before ium.
    if name.hasSuffix("i") { name.removeLast() }
    let symbol = digits.map { String($0.prefix(1)) }.joined()
    return [name + "ium", symbol.prefix(1).uppercased() + symbol.dropFirst()]
  }

  private static let roots = [
    "nil", "un", "bi", "tri", "quad", "pent", "hex", "sept", "oct", "enn",
  ]

  /// All of these names of an element.
  static func all(of element: AtomicElement) -> [FormerName] {
    let systematic = translatable("systematic name of 1978")
    // TRANSLATORS: A name that Mendeleev gave an element before it was discovered: eka-silicon.
    let foretold = translatable("Mendeleev’s name of 1871")
    return systematicTexts(of: element.number).map { FormerName(text: $0, note: .text(systematic)) }
      + [Self.foretold[element.symbol]].compactMap { $0 }
      .map { FormerName(text: $0, note: .text(foretold)) }
  }

  /// The names by which Mendeleev foretold elements in 1871, by symbol.
  private static let foretold = [
    "Sc": "eka-boron", "Ga": "eka-aluminium", "Ge": "eka-silicon", "Tc": "eka-manganese",
    "Re": "dvi-manganese", "Po": "dvi-tellurium", "Fr": "dvi-caesium", "Pa": "eka-tantalum",
  ]
}

extension AlternativeNames {
  /// The languages of a name, two at most, and that it is a former one.
  func note(of name: AlternativeName) -> Message? {
    let tags = name.languages + name.further
    let languages = tags.compactMap { self.languages[$0]?.english }.prefix(2).map(Message.text)
    let former: [Message] = name.source == "old" ? [.text(translatable("former name"))] : []
    let parts = former + languages
    guard !parts.isEmpty else { return nil }
    let list = Message.list(parts)
    // TRANSLATORS: Languages that have a name, and others: German, Dutch …
    return tags.count > 2 ? .format(translatable("{1} …"), list) : list
  }
}
