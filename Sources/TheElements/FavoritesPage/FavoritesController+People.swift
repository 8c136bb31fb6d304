import Adwaita
import Elements
import GLib
import Gtk

/// Hiding people, and showing them again.
extension FavoritesController {
  func addPeopleActions(to window: any PageHost) {
    window.register(.hidePerson, for: self) { $0.hidePerson($1.first ?? "") }
    window.register(.showPerson, for: self) { controller, names in
      let name = names.first ?? ""
      guard controller.favorites.hidden.contains(name) else { return ActWork.refuse(name) }
      controller.favorites.showPerson(name)
      // TRANSLATORS: A hidden person's favorites are shown again.
      controller.window?.announce(tr("Shown: {1}", name))
    }
    window.register(.showAllPeople, for: self) { controller in
      controller.favorites.showAllPeople()
      controller.window?.announce(tr("Everybody is shown"))
    }
  }

  private func hidePerson(_ name: String) {
    guard favorites.state.others.contains(where: { $0.favoritedBy == name }) else { return }
    guard favorites.hide(name) else {
      let most = NumberFormat.text(String(InputLimits.hiddenPeople))
      window?.body.showErrorToast(tr("No more than {1} people can be hidden", most))
      return
    }
    window?.body.showToast(
      // TRANSLATORS: A person's favorites are hidden from now on.
      tr("Hidden: {1}", name), button: (tr("Undo"), AppAction.undoFavorite.name))
  }

  /// Searches again after other people are shown than before.
  func searchAgainIfHidden() {
    guard hidden != favorites.hidden else { return }
    hidden = favorites.hidden
    if window?.searchResults != nil { window?.searchAgain(on: self) }
  }
}
