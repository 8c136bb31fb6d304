import Adwaita
import Elements
import GLib
import Gtk

/// The windows of shortcuts and about the program.
extension TheElementsApplication {
  func showShortcuts() {
    guard let parent = application.activeWindow else { return }
    let window = ShortcutsWindow.present(
      Self.shortcutGroups, above: parent, isNarrow: ContentWidth(parent.width) == .narrow)
    window.map { parent.announceClosing(of: $0, named: "shortcuts") }
  }

  func showAbout() {
    guard let parent = application.activeWindow else { return }
    let content = About.content(
      renderer: parent.rendererName, failures: library.transferFailures)
    AboutWindow.present(content, above: parent).map {
      parent.announceClosing(of: $0, named: "about")
    }
  }

  static var shortcutGroups: [(title: String, shortcuts: [ShortcutsWindow.Shortcut])] {
    var groups = groups
    let named = Set(groups.flatMap(\.actions))
    groups[1].actions += AppAction.all.filter { !$0.keys.isEmpty && !named.contains($0) }
    return groups.map { (title: $0.title, shortcuts: $0.actions.flatMap { shortcuts(of: $0) }) }
  }

  /// The groups, in two columns of about the same length. Actions that are in none are general ones.
  private static var groups: [(title: String, actions: [AppAction])] {
    [
      (
        tr("Pages", context: "group of shortcuts"),
        [.showPage, .nextPage, .previousPage, .collapseAll, .expandAll]
      ),
      (
        tr("General", context: "group of shortcuts"),
        [
          .openMenu, .reload, .showNuclides, .printPage, .savePage, .toggleFullScreen,
          .present, .nextStep, .previousStep, .showRecorder, .insertCheck, .showPreferences,
          .showShortcuts, .closeWindow, .quit,
        ]
      ),
      (
        tr("Search", context: "group of shortcuts"),
        [.showSearch, .openBestHit, .copyAnswer, .hideSearch]
      ),
      (
        tr("Picture", context: "group of shortcuts"),
        [.showPicture, .zoomIn, .zoomOut, .zoomNormal, .hidePicture]
      ),
      (
        tr("Element", context: "group of shortcuts"),
        [
          .showElement, .previousElement, .nextElement, .flip, .copyText, .findOnPage,
          .showContents, .toggleSidePane, .focusSidePane, .goBack,
        ]
      ),
      (tr("Comparison", context: "group of shortcuts"), [.toggleComparison, .compare]),
      (
        tr("Quiz", context: "group of shortcuts"),
        [.quiz, .answerQuiz, .turnQuizCard, .missQuizCard, .knowQuizCard]
      ),
      (
        tr("Favorites", context: "group of shortcuts"),
        [.toggleFavorite, .undoFavorite, .moveFavoriteUp, .moveFavoriteDown]
      ),
    ]
  }

  private static func shortcuts(of action: AppAction) -> [ShortcutsWindow.Shortcut] {
    guard action == .showPage else {
      return [.init(title: action.title, keys: action.shownKeys)]
    }
    return Page.numbered.map { .init(title: tr($1.title), keys: "<Control>\($0)") }
  }
}
