import Adwaita
import Elements
import GLib
import Gtk

/// The actions of a window on favourites.
extension Favorites {
  /// Adds them to `window`, whose messages come over `content`. `find` looks an element up by number, symbol
  /// or name; an empty text means the one that the keyboard is on. Where something is removed, the window
  /// offers to undo that. The returned token keeps the actions up to date.
  func addActions(
    to window: ApplicationWindow, over content: Widget,
    find: @escaping @MainActor (String) -> AtomicElement?
  ) -> Observation {
    let toggle = AppAction.toggleFavorite
    window.add(
      Action(toggle.localName, parameter: toggle.parameter) { [weak self, weak content] texts in
        guard let self, let element = texts.first.flatMap(find) else { return }
        // The offer to undo the removal would lead nowhere any more.
        guard !self.toggle(element.number) else {
          content?.dismissToast()
          return
        }
        content?.showToast(
          "\(tr("Removed")) \(tr(element.name))",
          button: (tr("Undo"), AppAction.undoFavorite.name))
      })
    let undo = Action(AppAction.undoFavorite.localName) { [weak self, weak content] _ in
      self?.undo()
      content?.dismissToast()
    }
    window.add(undo)
    let update: @MainActor () -> Void = { [weak self] in undo.isEnabled = self?.canUndo ?? false }
    update()
    return observe(update)
  }
}

extension AppAction {
  /// What a menu calls `toggleFavorite`.
  func title(isFavorite: Bool) -> String {
    isFavorite ? tr("Remove from Favorites") : tr("Add to Favorites")
  }
}
