import Adwaita
import Elements
import ElementsStore
import GLib
import Gtk

/// Import and export of favorites.
extension FavoritesController {
  private static var filter: (name: String, suffixes: [String]) {
    (name: tr("Favorites (JSON)"), suffixes: ["json"])
  }

  /// Adds the actions of import and export: those that open a dialog, and those with the file as parameter.
  func addFileActions(to window: any PageHost) {
    window.register(.importFavorites, for: self) { $0.importFavorites() }
    window.register(.importFavoritesFile, for: self) { controller, paths in
      if let path = paths.first, path.hasPrefix("/") { controller.importFavorites(from: path) }
    }
    exportAction = window.registerExport(
      .exportFavoritesFile, askedBy: .exportFavorites,
      filter: (name: tr("Favorites (JSON, CSV)"), suffixes: ["json", "csv"]),
      name: "favorites.json", for: self
    ) { $0.exportFavorites(to: $1) }
  }

  /// Opens a file dialog, then imports the favorites of the file.
  private func importFavorites() {
    guard let window else { return }
    FileDialog.open(tr("Import Favorites"), above: window, filter: Self.filter) { [weak window] in
      window?.activate(.importFavoritesFile, $0)
    }
  }

  /// Imports the favorites of a file.
  private func importFavorites(from path: String) {
    let time = Clock.time
    ActWork.run {
      Result { () throws(CatalogError) in
        try FavoritesJSONFile(path: path).read(otherwiseAt: time)
      }
    } then: { [weak self] outcome in
      switch outcome {
      case .success((let found, let notes)): self?.include(found, notes)
      case .failure(let error):
        self?.window?.showError(tr("The Favorites Cannot Be Imported"), tr(error.text))
      }
    }
  }

  private func include(_ found: [Favorite], _ notes: [Int: Note]) {
    favorites.include(found, notes) { [weak self] added in
      let body = self?.window?.body
      guard added.count + added.notes > 0 else {
        body?.showToast(tr("No new favorites in the file"))
        return
      }
      let parts =
        (added.count > 0 ? [Self.count(added.count)] : [])
        + (added.notes > 0 ? [Self.noteCount(added.notes)] : [])
      let text =
        added.isCut
        ? tr(
          "Imported: {1}. Notes that were too long together have been cut.", tr(list: parts))
        : tr("Imported: {1}", tr(list: parts))
      body?.showToast(text, button: (tr("Undo"), AppAction.undoFavorite.name))
    }
  }

  /// Exports all favorites to a file: as a table if its name ends in `.csv`.
  private func exportFavorites(to path: String) {
    guard let window, let table = window.library.table else { return }
    guard favorites.hasRead else {
      return window.showError(
        tr("The Favorites Cannot Be Exported"),
        favorites.problem?.description ?? tr("They could not be read."))
    }
    let (all, notes) = (favorites.state.all, favorites.notes.all)
    let counts = [Self.count(all.count)] + (notes.isEmpty ? [] : [Self.noteCount(notes.count)])
    window.writeFile(
      tr("Exported: {1}", tr(list: counts)), orSay: tr("The Favorites Cannot Be Exported"),
      over: window.body
    ) {
      do throws(CatalogError) {
        try FavoritesJSONFile(path: path).write(all, notes: notes, of: table)
        return nil
      } catch { return tr(error.text) }
    }
  }

  private static func count(_ number: Int) -> String {
    ntr("{1} favorite", "{1} favorites", number, NumberFormat.text(String(number)))
  }

  private static func noteCount(_ number: Int) -> String {
    ntr("{1} note", "{1} notes", number, NumberFormat.text(String(number)))
  }
}

extension Favorites {
  /// Number of favorites, the user's own and others'.
  var count: Int { state.mine.count + state.others.count }
}
