import Adwaita
import Elements
import GLib
import Gtk

/// The row that chooses the second language of the elements' names.
@MainActor
final class SecondLanguagePreference {
  let row: ComboRow

  init(_ settings: Settings?) {
    let lists = ElementNames.readLists()
    let choices = lists.tags.filter { $0 != ElementNames.ofUser.tag }
      .compactMap { tag in lists[tag].map { (tag: tag, title: $0.language.title) } }
      .map { (choice: $0, key: TextFolding.collationKey(of: $0.title)) }
      .sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.choice)
    row = ComboRow(
      tr("Second Language"),
      choices: [tr("None", context: "second language of names")] + choices.map(\.title))
    row.subtitle = tr("Names of elements are shown in it, too")
    let key = Setting.secondLanguage.key
    row.follow(key, [""] + choices.map(\.tag), in: settings) { [weak settings] in
      settings?.string(key) ?? ""
    }
  }
}
