import Elements
import GLib

extension NameCollation {
  /// The order of names in the user's language.
  static let ofUser: NameCollation = {
    let tag = ElementNames.ofUser.tag
    guard tag != ElementNames.english.tag else { return .english }
    let language = String(tag.map { $0 == "-" ? "_" : $0 })
    let base = tag.languageOfTag
    let readings =
      NameReadings.languages.contains(base) ? ElementNames.read(.nameReadings)[base] : nil
    return NameCollation(
      NameLetters(language: language, readings: readings ?? .none), name: { tr($0.shownName) },
      key: TextFolding.collationKey(of:),
      fold: TextFolding.forms)
  }()
}
