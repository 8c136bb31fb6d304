extension AlternativeNames {
  /// Returns the names of an element by language, in the order of their tags. Names in languages without a name of their
  /// own are left out.
  public func languages(of number: Int) -> [(language: Language, names: [String])] {
    tagged(number).compactMap { tag, texts in languages[tag].map { ($0, texts) } }
  }

  /// The names of an element as a table.
  public func table(of number: Int) -> TextTable {
    let rows = tagged(number).flatMap { tag, texts in
      texts.map { [tag, languages[tag]?.english ?? "", $0] }
    }
    return TextTable(header: ["language", "language_name", "name"], rows: rows)
  }

  private func tagged(_ number: Int) -> [(tag: String, names: [String])] {
    var texts: [String: [String]] = [:]
    for name in names[number] ?? [] {
      for tag in name.languages { texts[tag, default: []].append(name.text) }
    }
    return texts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
