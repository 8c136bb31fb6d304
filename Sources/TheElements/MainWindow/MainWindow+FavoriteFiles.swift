import Adwaita
import Elements
import ElementsStore
import GLib
import Gtk

/// Import and export of favorites.
extension MainWindow {
  private static var filter: (name: String, suffixes: [String]) {
    (name: tr("Favorites (JSON)"), suffixes: ["json"])
  }

  /// Adds the actions of import and export: those that open a dialog, and those with the file as parameter.
  func addFileActions() {
    register(.importFavorites, for: self) { $0.importFavorites() }
    register(.exportElements, for: self) { $0.exportElements() }
    exportAction = register(.exportFavorites, for: self) { $0.exportFavorites() }
    let readers: [(AppAction, @MainActor (MainWindow, String) -> Void)] = [
      (.importFavoritesFile, { $0.importFavorites(from: $1) }),
      (.openPlacesFile, { $0.openPlaces(PlacesFile(path: $1)) }),
    ]
    for (entry, read) in readers {
      register(entry, for: self) { window, paths in
        if let path = paths.first, path.hasPrefix("/") { read(window, path) }
      }
    }
    let writers: [(AppAction, @MainActor (MainWindow, String) -> Void)] = [
      (.exportElementsFile, { $0.exportElements(to: $1) }),
      (.exportFavoritesFile, { $0.exportFavorites(to: $1) }),
    ]
    for (entry, write) in writers {
      registerWriter(entry, orSay: entry.title, for: self, write)
    }
  }

  /// Opens a file dialog, then imports the favorites of the file.
  func importFavorites() {
    FileDialog.open(tr("Import Favorites"), above: self, filter: Self.filter) { [weak self] in
      self?.activate(.importFavoritesFile, $0)
    }
  }

  /// Imports the favorites of a file.
  func importFavorites(from path: String) {
    let time = Clock.time
    Worker().run { [weak self] in
      let outcome = Result { () throws(CatalogError) in
        try FavoritesJSONFile(path: path).read(otherwiseAt: time)
      }
      Task { @MainActor [weak self] in self?.include(outcome) }
    }
  }

  private func include(_ outcome: Result<[Favorite], CatalogError>) {
    switch outcome {
    case .failure(let error): showError(tr("The Favorites Cannot Be Imported"), error.description)
    case .success(let found):
      favorites.include(found) { [weak self] added in
        if added == 0 {
          self?.body.showToast(tr("No new favorites in the file"))
        } else {
          self?.body.showToast(
            tr("Imported: {1}", Self.count(added)),
            button: (tr("Undo"), AppAction.undoFavorite.name))
        }
      }
    }
  }

  /// Opens a file dialog, then exports all favorites to the file.
  func exportFavorites() {
    FileDialog.save(
      tr("Export Favorites"), above: self, filter: Self.filter, name: "favorites.json"
    ) { [weak self] path in
      self?.announceAct(.exportFavoritesFile, [path])
      self?.exportFavorites(to: path)
    }
  }

  /// Exports all favorites to a file.
  func exportFavorites(to path: String) {
    guard let table = library.table else { return }
    guard favorites.hasRead else {
      return showError(
        tr("The Favorites Cannot Be Exported"),
        favorites.problem?.description ?? tr("They could not be read."))
    }
    let all = favorites.state.all
    writeFile(
      tr("Exported: {1}", Self.count(all.count)), orSay: tr("The Favorites Cannot Be Exported"),
      over: body
    ) {
      do throws(CatalogError) {
        try FavoritesJSONFile(path: path).write(all, of: table)
        return nil
      } catch { return error.description }
    }
  }

  private static func count(_ number: Int) -> String {
    ntr("{1} favorite", "{1} favorites", number, NumberFormat.text(String(number)))
  }
}

extension Favorites {
  /// Number of favorites, the user's own and others'.
  var count: Int { state.mine.count + state.others.count }
}
