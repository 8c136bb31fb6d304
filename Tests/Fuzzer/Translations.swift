import Elements
import GLib

/// The translations of a language, as gettext would return them, and the names of elements.
struct Translations {
  let tag: String
  private var texts: [String: String] = [:]
  private let names: ElementNames?

  /// The languages of the `.po` files in a folder.
  static func all(in folder: String) -> [Translations] {
    Files.names(in: folder).filter { $0.hasSuffix(".po") }.sorted().compactMap {
      Translations(String($0.dropLast(3)), in: folder)
    }
  }

  private init?(_ language: String, in folder: String) {
    let file = "element-names.tsv"
    tag = String(language.map { $0 == "_" ? "-" : $0 })
    guard let content = try? Files.read("\(folder)/\(language).po"),
      let bytes = try? Files.read("\(folder)/\(file)"),
      let lists = try? ElementNameLists.read(bytes: bytes, file: file)
    else { return nil }
    names = lists[tag]
    for entry in Self.entries(of: String(decoding: content, as: UTF8.self)) {
      let context = entry["msgctxt"].map { $0 + "\u{4}" } ?? ""
      guard let text = entry["msgid"], let own = entry["msgstr"], !own.isEmpty else { continue }
      texts[context + text] = own
    }
  }

  /// The texts of each entry by their keywords.
  private static func entries(of content: String) -> [[String: String]] {
    var entries: [[String: String]] = [[:]]
    var keyword = ""
    for line in content.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty { entries.append([:]) }
      guard line.first != "#", let start = line.firstIndex(of: "\"") else { continue }
      let head = line[..<start].prefix { $0 != " " }
      if !head.isEmpty { keyword = String(head) }
      entries[entries.count - 1][keyword, default: ""] += line[start...].dropFirst().dropLast()
    }
    return entries
  }

  /// The translation of a text; itself if there is none.
  subscript(text: String) -> String { names?.known(text) ?? texts[text] ?? text }

  /// The words that the search knows by their lists, in English and the language.
  var searchWords: [String] {
    let lists = texts.filter { $0.key.hasPrefix("search words\u{4}") }.flatMap {
      [String($0.key.drop { $0 != "\u{4}" }.dropFirst()), $0.value]
    }
    return lists.flatMap { $0.split { ",、،，".contains($0) } }
      .map { String($0.drop { $0 == " " }) }.sorted()
  }
}
