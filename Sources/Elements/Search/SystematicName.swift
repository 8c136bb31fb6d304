/// The names of elements before they were discovered or named.
enum SystematicName {
  /// IUPAC's systematic name and symbol of 1978, `ununoctium` and `Uuo`, from the digits of an atomic number above 100;
  /// none for another one.
  static func texts(of number: Int) -> [String] {
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
  static func all(of element: AtomicElement) -> [String] {
    texts(of: element.number) + [foretold[element.symbol]].compactMap { $0 }
  }

  /// The names by which Mendeleev foretold elements in 1871, by symbol.
  static let foretold = [
    "Sc": "eka-boron", "Ga": "eka-aluminium", "Ge": "eka-silicon", "Tc": "eka-manganese",
    "Re": "dvi-manganese", "Po": "dvi-tellurium", "Fr": "dvi-caesium", "Pa": "eka-tantalum",
  ]
}
