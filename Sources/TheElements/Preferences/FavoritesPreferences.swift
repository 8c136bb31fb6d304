import Adwaita
import Elements
import ElementsStore
import GLib
import Gtk

/// The settings of favourites: the name under which the user's own go. When it changes, the user is asked
/// about those that bear another one.
@MainActor
final class FavoritesPreferences {
  let group: PreferencesGroup
  private let row = EntryRow(tr("Your Name"))
  private let settings: Settings?
  private let favorites: Favorites

  init(_ settings: Settings?, _ favorites: Favorites) {
    self.settings = settings
    self.favorites = favorites
    group = PreferencesGroup(
      title: tr("Favorites"),
      description: "\(tr("While no name stands here, your favorites go under")) "
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
    row.text = UserName.cleaned(row.text)
    settings?.set(SettingKey.userName, row.text)
    let name = UserName.current(preference: row.text)
    guard let other = favorites.state.mine.map(\.favoritedBy).first(where: { $0 != name }),
      let window = row.window
    else { return }
    let question =
      "\(tr("Your favorites so far go under the name")) “\(other)”. "
      + "\(tr("Should they go under this name as well:")) “\(name)”?"
    MessageDialog.ask(
      tr("Rename Your Favorites?"), question,
      answers: [.init(tr("Only Future Ones")), .init(tr("Rename All"), isDefault: true)],
      above: window
    ) { [favorites] answer in
      if answer == 1 { favorites.rename(to: name) }
    }
  }
}
