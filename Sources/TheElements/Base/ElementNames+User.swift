import Elements
import ElementsStore
import GLib

extension ElementNames {
  /// The names in the user's language: the first of the user's languages that names all elements, also one without a
  /// translation of the program; English if there is none. Read when first wanted, but for English. Any thread.
  static let ofUser: ElementNames = first(in: .elementNames) ?? .english

  /// The titles of the pages in the Wikipedia of the user's language; nil for English.
  static let wikipediaTitles: ElementNames? = first(in: .wikipediaTitles)

  private static func first(in file: DataFile<ElementNameLists>) -> ElementNames? {
    let tags = tags(for: Translation.locales)
    guard !tags.isEmpty else { return nil }
    let lists = read(file)
    return tags.lazy.compactMap { lists[$0] }.first
  }

  /// The names in all languages. Blocking.
  static func readLists() -> ElementNameLists { read(.elementNames) }

  /// The contents of a file, without the cache. Blocking.
  static func read<Contents>(_ file: DataFile<Contents>) -> Contents {
    guard let data = DataDirectory.find() else { return file.missing }
    do {
      return try data.read(file)
    } catch {
      Log.error(error.description)
      return file.missing
    }
  }

  /// Returns an English name of an element, or another text of the data, in the user's language. Any thread.
  static func searched(_ english: String) -> String {
    ofUser.known(english) ?? Translation.text(english)
  }
}

extension PeriodicTable {
  /// The element with this number or symbol, or with this name in English or the user's language.
  func findNamed(_ text: String) -> AtomicElement? {
    let name = text.lowercased()
    return find(text) ?? elements.first { ElementNames.ofUser[$0.name].lowercased() == name }
  }
}

extension WikipediaLink {
  /// Returns the address of the page in the user's language, if its title is known; else of the English one.
  static func ofUser(_ element: AtomicElement) -> String {
    let titles = ElementNames.wikipediaTitles
    return url(
      for: element,
      in: titles.flatMap { titles in
        titles.known(element.name).map { (titles.language.own, $0) }
      })
  }
}

extension AlternativeNames.Language {
  /// The language's name in the user's language and in its own.
  var title: String {
    let name = tr(english)
    guard name != own else { return name }
    // TRANSLATORS: A language, and its name in itself: German · Deutsch.
    return tr("{1} · {2}", name, own)
  }
}
