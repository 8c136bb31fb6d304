import Adwaita
import Elements
import GLib
import Gtk

/// The row that chooses the second language of the elements' names.
@MainActor
final class SecondLanguagePreference {
  let row: ComboRow
  /// The tags of the choices; empty for none.
  private let tags: [String]
  private let settings: Settings?

  private static let key = Setting.secondLanguage.key

  init(_ settings: Settings?) {
    self.settings = settings
    let lists = ElementNames.readLists()
    let choices = lists.tags.filter { $0 != ElementNames.ofUser.tag }
      .compactMap { tag in lists[tag].map { (tag: tag, title: $0.language.title) } }
      .map { (choice: $0, key: TextFolding.collationKey(of: $0.title)) }
      .sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.choice)
    tags = [""] + choices.map(\.tag)
    row = ComboRow(
      tr("Second Language"),
      choices: [tr("None", context: "second language of names")] + choices.map(\.title))
    row.name = Self.key
    row.subtitle = tr("Names of elements are shown in it, too")
    row.isSensitive = settings?.isWritable(Self.key) ?? false
    showStored()
    settings?.onChange(ofKey: Self.key) { [weak self] in self?.showStored() }
    row.onSelect { [weak self] in
      guard let self, self.tags.indices.contains(self.row.selected) else { return }
      let tag = self.tags[self.row.selected]
      if tag != self.stored { self.row.choose(Self.key, tag, in: self.settings) }
    }
  }

  private var stored: String { settings?.string(Self.key) ?? "" }

  private func showStored() { row.selected = tags.firstIndex(of: stored) ?? 0 }
}
