import Adwaita
import Elements
import GLib
import Gtk

/// The actions of a window on favorites.
extension Favorites {
  /// Adds them to `window`, whose messages come over `content`. `find` looks an element up by number, symbol
  /// or name; an empty text means the one that the keyboard is on. Where something is removed, the window
  /// offers to undo that. The returned token keeps the actions up to date.
  func addActions(
    to window: ApplicationWindow, over content: Widget,
    find: @escaping @MainActor (String) -> AtomicElement?
  ) -> Observation {
    window.register(.toggleFavorite, for: self) { [weak content] favorites, texts in
      guard let element = texts.first.flatMap(find), !favorites.toggle(element.number) else {
        return
      }
      content?.showToast(
        tr("Removed {1}", tr(element.name)), button: (tr("Undo"), AppAction.undoFavorite.name))
    }
    let undo = window.register(.undoFavorite, for: self) { $0.undo() }
    // How much there was to undo when this window last looked.
    var seenActCount = actCount
    let update: @MainActor () -> Void = { [weak self, weak content] in
      guard let self else { return }
      undo.isEnabled = self.canUndo
      guard self.actCount != seenActCount else { return }
      seenActCount = self.actCount
      // Whatever window that was in, an offer from before would undo something else now, or nothing.
      content?.dismissToast()
    }
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
