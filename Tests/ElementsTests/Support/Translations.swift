@testable import Elements

/// Translations of the project, as gettext would return them, and the names of elements.
struct Translations {
  private let texts: [String: String]
  private let names: ElementNames?

  /// Reads `po/LANGUAGE.po`.
  init(_ language: String) throws {
    var texts: [String: String] = [:]
    let content = String(decoding: try ProjectFile.translations(language), as: UTF8.self)
    var (context, text, translation) = ("", "", "")
    var target = ""
    for line in content.split(separator: "\n", omittingEmptySubsequences: false) {
      guard let start = line.firstIndex(of: "\""), line.first != "#" else {
        if line.isEmpty {
          if !translation.isEmpty {
            texts[context.isEmpty ? text : context + "\u{4}" + text] = translation
          }
          (context, text, translation) = ("", "", "")
        }
        continue
      }
      let head = line[..<start].filter { $0 != " " }
      if !head.isEmpty { target = String(head) }
      let piece = line[start...].dropFirst().dropLast()
      switch target {
      case "msgctxt": context += piece
      case "msgid": text += piece
      case "msgstr": translation += piece
      default: break
      }
    }
    self.texts = texts
    let file = "element-names.tsv"
    let tag = String(language.map { $0 == "_" ? "-" : $0 })
    names = try ElementNameLists.read(bytes: try ProjectFile.resource(file), file: file)[tag]
  }

  /// The translation of a text; itself if there is none.
  func callAsFunction(_ text: String) -> String { names?.known(text) ?? texts[text] ?? text }

  /// The translations that the English text of a text with a context has in other contexts.
  func others(than text: String) -> [String] {
    let english = text.split(separator: "\u{4}" as Character).last.map(String.init) ?? text
    return texts.filter { key, _ in
      key != text && (key == english || key.hasSuffix("\u{4}" + english))
    }.map(\.value)
  }
}
