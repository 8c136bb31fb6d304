/// The particles of an atom, in words.
extension AtomicElement {
  /// Number of neutrons of the isotope whose mass number is nearest to the atomic weight.
  public var neutrons: Int {
    Int(exactly: atomicWeight.value.rounded()).map { max(0, $0 - number) } ?? 0
  }

  /// `79 protons`.
  public var protonText: Message {
    .counted(number, translatable(singular: "{1} proton", plural: "{1} protons"))
  }

  /// `118 neutrons`.
  public var neutronText: Message { Self.neutronText(neutrons) }

  /// `146 neutrons`, as of an isotope.
  static func neutronText(_ count: Int) -> Message {
    .counted(count, translatable(singular: "{1} neutron", plural: "{1} neutrons"))
  }

  /// `79 protons, 118 neutrons`.
  public var nucleusText: Message {
    .format(translatable("{1}, {2}"), protonText, neutronText)
  }

  /// The electrons of each shell, innermost first: `2, 8, 18, 32, 18, 1`.
  public var shellText: String { shells.map(String.init).joined(separator: ", ") }

  /// Name, particles and, where known, shells: `Gold: 79 protons, 118 neutrons, shells 2, 8, 18, 32, 18, 1`.
  public var atomDescription: Message {
    guard !shells.isEmpty else {
      return .format(translatable("{1}: {2}, {3}"), shownName, protonText, neutronText)
    }
    let list = Message.plural(
      translatable(singular: "shell {1}", plural: "shells {1}"), count: shells.count,
      [.verbatim(shellText)])
    return .format(
      // TRANSLATORS: An element, its protons, its neutrons and its shells.
      translatable("{1}: {2}, {3}, {4}"), shownName, protonText, neutronText, list)
  }
}
