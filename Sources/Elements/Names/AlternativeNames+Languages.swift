extension AlternativeNames {
  /// The names of an element, Arabic ones also with their article, as in running text.
  func spellings(of number: Int) -> [AlternativeName] {
    (names[number] ?? []).flatMap { name in
      let isArabic = (name.languages + name.further).contains("ar")
      let article = AlternativeName(
        text: "ال" + name.text, languages: name.languages, further: name.further,
        source: name.source)
      return isArabic ? [name, article] : [name]
    }
  }

  /// Returns the names of an element by language, in the order of their tags; the first is the one to display. Names in
  /// languages without a name of their own are left out.
  public func languages(of number: Int) -> [(language: Language, names: [String])] {
    tagged(number).compactMap { tag, texts in languages[tag].map { ($0, texts) } }
  }

  /// The names of an element as a table.
  public func table(of number: Int) -> TextTable {
    let rows = tagged(number).flatMap { tag, texts in
      texts.enumerated().map { index, text in
        [tag, languages[tag]?.english ?? "", text, index == 0 ? "" : "further"]
      }
    }
    return TextTable(header: ["language", "language_name", "name", "note"], rows: rows)
  }

  private func tagged(_ number: Int) -> [(tag: String, names: [String])] {
    var texts: [String: [String]] = [:]
    for name in names[number] ?? [] {
      for tag in name.languages { texts[tag, default: []].insert(name.text, at: 0) }
      for tag in name.further { texts[tag, default: []].append(name.text) }
    }
    return texts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
