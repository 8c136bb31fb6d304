import Elements
import GLib

extension NameCollation {
  /// The order of names in the user's language.
  static let ofUser: NameCollation = {
    let language = Translation.language
    guard language != "en" else { return .english }
    return NameCollation(
      NameLetters(language: language), name: { tr($0.name) }, key: TextFolding.collationKey(of:),
      fold: TextFolding.forms)
  }()
}
