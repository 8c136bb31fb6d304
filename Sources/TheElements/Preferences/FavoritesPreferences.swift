import Adwaita
import Elements
import ElementsStore
import GLib
import Gtk

extension PreferenceKind {
  static let favorites = PreferenceKind(
    settings: [.userName],
    acts: [
      Act(action: .adoptFavorites) { context, _, names in
        naming(names) { context.favorites.adopt($0) }
      },
      Act(action: .renameFavorites) { context, _, names in
        naming(names) { context.favorites.rename(to: $0) }
      },
    ], page: .sharing
  ) { FavoritesPreferences($0.settings, $0.favorites) }

  /// Calls `body` with the name, unless it is empty, which is refused.
  @MainActor
  private static func naming(_ names: [String], _ body: (String) -> Void) {
    let name = UserName.cleaned(names.first ?? "")
    name.isEmpty ? ActWork.refuse(name) : body(name)
  }
}

extension AppAction {
  static let adoptFavorites = AppAction(
    "app.adopt-favorites", translatable("Use This Name"), .text())
  static let renameFavorites = AppAction(
    "app.rename-favorites", translatable("Rename Your Favorites"), .text())
}

/// The preferences of favorites: the user's name. When it changes, a dialog asks whether to rename the
/// favorites saved under another name.
@MainActor
final class FavoritesPreferences: PreferenceGroup {
  let group: PreferencesGroup
  private let row = EntryRow(tr("Your Name"))
  private let settings: Settings?
  private let favorites: Favorites

  /// Maximum number of names listed in a dialog.
  private static let maximumListedNames = 3

  init(_ settings: Settings?, _ favorites: Favorites) {
    self.settings = settings
    self.favorites = favorites
    group = PreferencesGroup(
      title: tr("Favorites"),
      description: tr(
        "Without a name, your favorites are saved as “{1}”.", UserName.current(preference: "")))
    group.add(row)
    let key = Setting.userName.key
    row.name = key
    row.isSensitive = settings?.isWritable(key) ?? false
    showStored()
    settings?.onChange(ofKey: key) { [weak self] in self?.showStored() }
    row.onApply { [weak self] in self?.apply() }
  }

  private func showStored() { row.text = settings?.string(Setting.userName.key) ?? "" }

  private func apply() {
    let text = UserName.cleaned(row.text)
    let name = UserName.current(preference: text)
    let count = favorites.state.others.count { $0.favoritedBy == name }
    guard count > 0, let window = row.window else { return use(text) }
    let body =
      ntr(
        "{1} favorite of “{2}” already exists and becomes yours.",
        "{1} favorites of “{2}” already exist and become yours.", count,
        NumberFormat.text(String(count)), name)
    MessageDialog.ask(
      tr("Is This Your Name?"), body,
      responses: [.init(tr("Cancel")), .init(tr("Use This Name"))], above: window
    ) { [weak self] answer in
      guard let self else { return }
      guard answer == 1 else { return self.showStored() }
      if !self.row.activateAbove(.adoptFavorites, name) { self.favorites.adopt(name) }
      self.use(text)
    }
  }

  private func use(_ text: String) {
    row.text = text
    row.choose(Setting.userName.key, text, in: settings)
    let name = UserName.current(preference: text)
    let names = favorites.state.namesOfMine
    guard names.contains(where: { $0 != name }), let window = row.window else { return }
    var listed = names.prefix(Self.maximumListedNames).map { "“\($0)”" }
    if names.count > Self.maximumListedNames { listed.append("…") }
    let body = ntr(
      "Your existing favorites are saved under the name {1}. Save all of them under this name: “{2}”?",
      "Your existing favorites are saved under the names {1}. Save all of them under this name: “{2}”?",
      names.count, tr(list: listed), name)
    MessageDialog.ask(
      tr("Rename Your Favorites?"), body,
      responses: [.init(tr("Only Future Ones")), .init(tr("Rename All"), isDefault: true)],
      above: window
    ) { [row, favorites] answer in
      guard answer == 1 else { return }
      if !row.activateAbove(.renameFavorites, name) { favorites.rename(to: name) }
    }
  }
}
