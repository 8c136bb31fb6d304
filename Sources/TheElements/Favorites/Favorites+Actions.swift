import Adwaita
import Elements
import GLib
import Gtk

/// A window's actions on favorites.
extension Favorites {
  /// Adds `toggleFavorite`, `setFavorite`, `undoFavorite` and `note` to `window`. The returned tokens keep their state up to date.
  /// - Parameters:
  ///   - content: the widget with the window's toasts, which offer to undo a removal.
  ///   - find: looks up an element by number, symbol or name; an empty string means the focused one.
  func addActions(
    to window: ApplicationWindow, over content: Widget,
    find: @escaping @MainActor (String) -> AtomicElement?
  ) -> [Observation] {
    window.register(.toggleFavorite, for: self) { [weak content] favorites, texts in
      guard let element = texts.first.flatMap(find) else { return }
      favorites.whenRead { [weak favorites, weak content] in
        favorites?.toggle(element, over: content)
      }
    }.reportEmpty { find("")?.symbol }
    addSetting(to: window, find: find)
    let undo = window.register(.undoFavorite, for: self) { [weak content] favorites in
      let element = favorites.undo().flatMap { find(String($0)) }
      // The window may show nothing of what was undone.
      content?.showToast(favorites.undoneText(element))
    }
    // The undo count at the last update of this window.
    var lastUndoCount = undoCount
    let update: @MainActor () -> Void = { [weak self, weak content] in
      guard let self else { return }
      // In a note, Ctrl+Z takes back what was typed.
      undo.isEnabled = self.undoCount > 0 && !self.isWriting
      guard self.undoCount != lastUndoCount else { return }
      lastUndoCount = self.undoCount
      // The toast's button would now undo another change, or nothing.
      content?.dismissToast()
    }
    window.register(.note, for: self) { favorites, texts in
      guard texts.count == 2, let element = find(texts[0]) else { return }
      favorites.whenRead { [weak favorites] in
        favorites?.notes.write(Note(texts[1]), of: element.number)
      }
    }
    update()
    return [observe(update), observeWriting(update)]
  }

  private func addSetting(
    to window: ApplicationWindow, find: @escaping @MainActor (String) -> AtomicElement?
  ) {
    window.register(.setFavorite, for: self) { [weak window] favorites, texts in
      guard texts.count == 2, let element = find(texts[0]) else { return }
      favorites.whenRead { [weak favorites, weak window] in
        guard favorites?.state.isMine(element.number) != (texts[1] == "true") else { return }
        _ = Action.asConsequence { window?.activate(.toggleFavorite, element.symbol) }
      }
    }
  }

  private func toggle(_ element: AtomicElement, over content: Widget?) {
    guard !toggle(element.number) else {
      // The state of a focused star says it.
      if !(content?.window?.focusWidget is FavoriteButton) { content?.announce(text(of: element)) }
      return
    }
    content?.showToast(text(of: element), button: (tr("Undo"), AppAction.undoFavorite.name))
  }

  /// Says whether an element was added or removed last.
  private func text(of element: AtomicElement) -> String {
    state.isMine(element.number)
      ? tr("Added to favorites: {1}", tr(element.shownName))
      : tr("Removed: {1}", tr(element.shownName))
  }

  private func undoneText(_ element: AtomicElement?) -> String {
    element.map { text(of: $0) } ?? tr("Undone", context: "an act was undone")
  }
}

extension AppAction {
  /// The title of `toggleFavorite` in menus.
  func title(isFavorite: Bool) -> String {
    isFavorite ? tr("Remove from Favorites") : tr("Add to Favorites")
  }
}

extension ActScene {
  /// The favorites of all windows.
  var favorites: Favorites? { program.model(Favorites.self) }
}
