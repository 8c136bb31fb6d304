import Adwaita
import Elements
import GLib
import Gtk

/// The windows of shortcuts and about the program.
extension TheElementsApplication {
  func showShortcuts() {
    guard let parent = application.activeWindow else { return }
    let window = ShortcutsWindow.present(
      Self.shortcutSections, above: parent, isNarrow: ContentWidth(parent.width) == .narrow)
    window?.title = tr("Keyboard Shortcuts")
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

  /// The sections of the shortcuts window. Actions that are in no group are general ones.
  static var shortcutSections: [ShortcutsWindow.Section] {
    var sections = sections
    let named = Set(sections.joined().flatMap(\.actions))
    sections[0][1].actions += AppAction.all.filter { !$0.keys.isEmpty && !named.contains($0) }
    return sections.map { groups in
      (
        title: tr(list: groups.map(\.title)),
        groups: groups.map { group in
          (title: group.title, shortcuts: group.actions.flatMap { shortcuts(of: $0) })
        }
      )
    }
  }

  private typealias Group = (title: String, actions: [AppAction])

  /// The groups of the sections, each section in two columns of about the same length.
  private static var sections: [[Group]] { [programGroups, elementGroups, otherGroups] }

  private static var programGroups: [Group] {
    [
      (
        tr("Pages", context: "group of shortcuts"),
        [.showPage, .nextPage, .previousPage, .collapseAll, .expandAll]
      ),
      (
        tr("General", context: "group of shortcuts"),
        [
          .openMenu, .reload, .showNuclides, .printPage, .savePage, .toggleFullScreen,
          .showPreferences, .showShortcuts, .closeWindow, .quit,
        ]
      ),
    ]
  }

  private static var elementGroups: [Group] {
    [
      (
        tr("Element", context: "group of shortcuts"),
        [
          .showElement, .previousElement, .nextElement, .flip, .copyText, .findOnPage,
          .showContents, .toggleSidePane, .focusSidePane, .goBack,
        ]
      ),
      (tr("Comparison", context: "group of shortcuts"), [.toggleComparison, .compare]),
      (
        tr("Favorites", context: "group of shortcuts"),
        [.toggleFavorite, .undoFavorite, .moveFavoriteUp, .moveFavoriteDown]
      ),
      (
        tr("Picture", context: "group of shortcuts"),
        [.showPicture, .zoomIn, .zoomOut, .zoomNormal, .hidePicture]
      ),
    ]
  }

  private static var otherGroups: [Group] {
    [
      (
        tr("Search", context: "group of shortcuts"),
        [.showSearch, .openBestHit, .copyAnswer, .hideSearch]
      ),
      (
        tr("Quiz", context: "group of shortcuts"),
        [.quiz, .answerQuiz, .turnQuizCard, .missQuizCard, .knowQuizCard]
      ),
      (tr("Lessons"), [.present, .nextStep, .previousStep, .showRecorder, .insertCheck]),
    ]
  }

  private static func shortcuts(of action: AppAction) -> [ShortcutsWindow.Shortcut] {
    guard action == .showPage else {
      return [.init(title: action.title, keys: action.shownKeys)]
    }
    return Page.numbered.map { .init(title: tr($1.title), keys: "<Control>\($0)") }
  }
}
