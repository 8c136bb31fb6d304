/// Ordinary words that are also names of elements in some language, their beginnings, or formulas: the search of a desktop
/// does not answer them.
enum EverydayWord {
  private static let all: Set<String> = Set(
    """
    7up alas b-17 b2b b2c baker bar base boor bore brim brims broom c-17 c-4 c3po case chrome cope curio cute f-16 franc gal
    gall gap germ gull h1n1 has i18n ids k-9 k8s ken lit live liver lute mend nick nite p2p pall plum plumb polo prom quick
    radio rod scan sink tell ufos w3c wolf
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// True for one of the words, in any case.
  static func contains(_ text: String) -> Bool {
    all.contains(text.lowercased().filter { $0 != " " })
  }
}
