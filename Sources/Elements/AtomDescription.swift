/// What there is to count in an atom, in words.
extension AtomicElement {
  /// The neutrons of the isotope whose mass number is nearest to the atomic weight.
  public var neutrons: Int {
    Int(exactly: atomicWeight.value.rounded()).map { max(0, $0 - number) } ?? 0
  }

  /// `79 protons`.
  public var protonText: String {
    "\(number) " + (number == 1 ? translatable("proton") : translatable("protons"))
  }

  /// `118 neutrons`.
  public var neutronText: String {
    "\(neutrons) " + (neutrons == 1 ? translatable("neutron") : translatable("neutrons"))
  }

  /// The electrons of each shell from the inside: `2, 8, 18, 32, 18, 1`.
  public var shellText: String { shells.map(String.init).joined(separator: ", ") }

  /// All of it, as far as it is known: `Gold: 79 protons, 118 neutrons, shells 2, 8, 18, 32, 18, 1`.
  public var atomDescription: String {
    guard !shells.isEmpty else { return "\(name): \(protonText), \(neutronText)" }
    let word = shells.count == 1 ? translatable("shell") : translatable("shells")
    return "\(name): \(protonText), \(neutronText), \(word) \(shellText)"
  }
}
