/// The order of the elements' names in a language, and the letters under which they stand.
public struct NameCollation: Sendable {
  let letters: NameLetters
  private let name: @Sendable (AtomicElement) -> String
  /// Returns bytes in whose order texts stand.
  let key: @Sendable (String) -> [UInt8]
  private let fold: TextFold

  /// - Parameters:
  ///   - name: returns the name that is shown of an element.
  ///   - key: returns bytes in whose order names stand.
  ///   - fold: returns the forms of a word without accents.
  public init(
    _ letters: NameLetters, name: @escaping @Sendable (AtomicElement) -> String,
    key: @escaping @Sendable (String) -> [UInt8], fold: @escaping TextFold
  ) {
    (self.letters, self.name, self.key, self.fold) = (letters, name, key, fold)
  }

  /// The English names, by code points without case.
  public static let english = NameCollation(
    NameLetters(language: "en"), name: \.name, key: { Array($0.lowercased().utf8) }, fold: { [$0] })

  /// Returns the elements by name, each letter with its own.
  func sections(of elements: [AtomicElement]) -> [(letter: String, elements: [AtomicElement])] {
    let entries = elements.map { element in
      let text = letters.sortText(of: name(element), number: element.number)
      let letter = letters.letter(of: text, fold: fold)
      let key = letters.hasReadings ? Array(text.utf8) : key(text)
      return (letter: letter, position: letters.position(of: letter), key: key, element: element)
    }
    let sorted = entries.sorted { left, right in
      if left.position != right.position { return left.position < right.position }
      if left.letter != right.letter { return left.letter < right.letter }
      if left.key != right.key { return left.key.lexicographicallyPrecedes(right.key) }
      return left.element.number < right.element.number
    }
    var sections: [(letter: String, elements: [AtomicElement])] = []
    for entry in sorted {
      if sections.last?.letter != entry.letter { sections.append((entry.letter, [])) }
      sections[sections.count - 1].elements.append(entry.element)
    }
    return sections
  }

  /// Returns bytes in whose order names of places stand.
  public func sortKey(of name: String) -> [UInt8] {
    let text = letters.sortText(ofPlace: name)
    let position = letters.position(of: letters.letter(of: text, fold: fold))
    let order = letters.hasReadings ? Array(text.utf8) : ignoresAccents ? plain(text) : key(text)
    return [UInt8(clamping: position)] + order
  }

  /// True if the key knows no language, as in the locale C: then accents must not count.
  private var ignoresAccents: Bool { !key("é").lexicographicallyPrecedes(key("f")) }

  private func plain(_ text: String) -> [UInt8] {
    Array(TextWord.words(of: text, fold: fold).compactMap(\.forms.last).joined(separator: [0x20]))
  }

  /// Returns the elements by name.
  func sorted(_ elements: [AtomicElement]) -> [AtomicElement] {
    sections(of: elements).flatMap(\.elements)
  }
}
