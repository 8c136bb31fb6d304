import Adwaita
import Elements
import ElementsStore
import GLib
import Gtk

/// The settings of favorites: the name under which the user's own go. When it changes, the user is asked
/// about those that bear another one.
@MainActor
final class FavoritesPreferences {
  let group: PreferencesGroup
  private let row = EntryRow(tr("Your Name"))
  private let settings: Settings?
  private let favorites: Favorites

  /// As many names are listed in a question.
  private static let mostNames = 3

  init(_ settings: Settings?, _ favorites: Favorites) {
    self.settings = settings
    self.favorites = favorites
    group = PreferencesGroup(
      title: tr("Favorites"),
      description: "\(tr("Without a name, your favorites go under")) "
        + "“\(UserName.current(preference: ""))”.")
    group.add(row)
    let key = SettingKey.userName
    row.name = key
    row.isSensitive = settings?.isWritable(key) ?? false
    showStored()
    settings?.onChange(ofKey: key) { [weak self] in self?.showStored() }
    row.onApply { [weak self] in self?.apply() }
  }

  private func showStored() { row.text = settings?.string(SettingKey.userName) ?? "" }

  private func apply() {
    let text = UserName.cleaned(row.text)
    let name = UserName.current(preference: text)
    let count = favorites.state.others.count { $0.favoritedBy == name }
    guard count > 0, let window = row.window else { return use(text) }
    let known =
      count == 1
      ? "\(tr("1 favorite of")) “\(name)” \(tr("is known already, and becomes yours."))"
      : "\(NumberFormat.text(String(count))) \(tr("favorites of")) “\(name)” \(tr("are known already, and become yours."))"
    MessageDialog.ask(
      tr("Is This Your Name?"), known,
      responses: [.init(tr("Cancel")), .init(tr("Use This Name"))], above: window
    ) { [weak self] answer in
      guard let self else { return }
      guard answer == 1 else { return self.showStored() }
      self.favorites.adopt(name)
      self.use(text)
    }
  }

  private func use(_ text: String) {
    row.text = text
    settings?.set(SettingKey.userName, text)
    let name = UserName.current(preference: text)
    let names = favorites.state.namesOfMine
    guard names.contains(where: { $0 != name }), let window = row.window else { return }
    let listed =
      names.prefix(Self.mostNames).map { "“\($0)”" }.joined(separator: ", ")
      + (names.count > Self.mostNames ? ", …" : "")
    let soFar =
      names.count == 1
      ? tr("Your favorites so far go under the name")
      : tr("Your favorites so far go under the names")
    let question =
      "\(soFar) \(listed). \(tr("Should all of them go under this name:")) “\(name)”?"
    MessageDialog.ask(
      tr("Rename Your Favorites?"), question,
      responses: [.init(tr("Only Future Ones")), .init(tr("Rename All"), isDefault: true)],
      above: window
    ) { [favorites] answer in
      if answer == 1 { favorites.rename(to: name) }
    }
  }
}
