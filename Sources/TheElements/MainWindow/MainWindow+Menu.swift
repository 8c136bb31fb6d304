import Elements
import GLib
import Gtk

/// The menus of the main window, and its rows and tiles.
extension MainWindow {
  /// The sections of the main menu: of the pages' sections, the windows of data, teaching, the pages, files and the
  /// program.
  var menuSections: [Menu.Section] { menuSections(DataWindow.all.map(\.menuItem)) }

  /// The same, with the titles that the windows of data have at present.
  var openedMenuSections: [Menu.Section] {
    menuSections(DataWindow.all.map { $0.menuItem(favorites) })
  }

  private func menuSections(_ windows: [Menu.Item]) -> [Menu.Section] {
    let sections = [AppAction.expandAll.optionalMenuItem, AppAction.collapseAll.optionalMenuItem]
    let lessons = [AppAction.showRecorder, .showLessons, .present].map(\.menuItem)
    let files = [AppAction.exportElements, .printPage, .savePage].map(\.menuItem)
    let program = [AppAction.toggleFullScreen, .showPreferences, .showShortcuts, .showAbout]
    return [
      Menu.Section(sections),
      Menu.Section(windows, title: tr("Tools", context: "section of the menu")),
      Menu.Section(lessons, title: tr("Teach", context: "section of the menu")),
    ] + (pages.flatMap(\.menuSections) + [files, program.map(\.menuItem)]).map { Menu.Section($0) }
  }

  /// The context menu of a row or tile.
  func menu(of item: any ElementItem) -> Menu {
    let element = item.element
    let isFavorite = favorites.state.isMine(element.number)
    let toggle = AppAction.toggleFavorite
    var shows = [AppAction.showElement, .showPicture].map { $0.menuItem(element.symbol) }
    if sidePane.takesElements {
      shows[0] = Menu.Item(
        AppAction.showElement.title, action: AppAction.selectElement.name, element.symbol)
      let window = Menu.Item(
        tr("Open in New Window"), action: AppAction.showElement.name, element.symbol)
      shows.insert(window, at: 1)
    }
    let commands = [
      Menu.Item(toggle.title(isFavorite: isFavorite), action: toggle.name, element.symbol),
      ComparedElements.shared.menuItem(for: element),
    ]
    return Menu(sections: [
      shows, commands + (shownPage?.content?.menuItems(for: item) ?? []),
    ])
  }

  var focusedElement: AtomicElement? {
    let isInPages = shownPage?.content.map { focusWidget?.isInside($0) ?? false } ?? false
    return focusWidget?.item?.element ?? sidePane.focusedElement
      ?? (isInPages ? nil : sidePane.shownElement)
  }

  var takesElements: Bool { sidePane.takesElements }
  var turnsPaneOn: Bool { sidePane.turnsOnAtFirst }

  var isInElementPage: Bool { sidePane.focusedElement != nil }

  func openActivated(_ element: AtomicElement) {
    if let action = tileCommands.action(activating: element) {
      if action == .selectElement, turnsPaneOn { activate(.toggleSidePane) }
      activate(action, element.symbol)
    }
    // A key leads on into the pane, which shows the element already.
    if tileCommands.pressCount == 0 { activate(.focusSidePane) }
  }
}
