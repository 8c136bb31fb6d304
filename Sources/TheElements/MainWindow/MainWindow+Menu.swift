import Gtk

/// The primary menu of the main window.
extension MainWindow {
  static var primaryMenu: Menu { Menu(sections: menuSections) }

  static var menuSections: [[Menu.Item]] {
    [
      [AppAction.expandAll.optionalMenuItem, AppAction.collapseAll.optionalMenuItem],
      [
        AppAction.compare.menuItem, AppAction.showPlot.menuItem,
        AppAction.showNuclides.menuItem(""),
      ],
      [AppAction.openPlaces.menuItem, AppAction.closePlaces.optionalMenuItem],
      [
        AppAction.importFavorites.menuItem, AppAction.exportFavorites.optionalMenuItem,
        AppAction.exportElements.menuItem,
      ],
      [AppAction.printPage.menuItem, AppAction.savePage.menuItem],
      [AppAction.showRecorder.menuItem],
      [
        AppAction.showPreferences.menuItem, AppAction.showShortcuts.menuItem,
        AppAction.showAbout.menuItem, AppAction.quit.menuItem,
      ],
    ]
  }
}
