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

  /// Opens a file dialog, then imports the favorites of the file.
  func importFavorites() {
    FileDialog.open(tr("Import Favorites"), above: self, filter: Self.filter) { [weak self] in
      self?.importFavorites(from: $0)
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
      let added = favorites.include(found)
      guard added > 0 else { return body.showToast(tr("No new favorites in the file")) }
      body.showToast(
        tr("Imported: {1}", Self.count(added)),
        button: (tr("Undo"), AppAction.undoFavorite.name))
    }
  }

  /// Opens a file dialog, then exports all favorites to the file.
  func exportFavorites() {
    FileDialog.save(
      tr("Export Favorites"), above: self, filter: Self.filter, name: "favorites.json"
    ) { [weak self] in self?.exportFavorites(to: $0) }
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
    Worker().run { [weak self] in
      let outcome = Result { () throws(CatalogError) in
        try FavoritesJSONFile(path: path).write(all, of: table)
      }
      Task { @MainActor [weak self] in
        switch outcome {
        case .success: self?.body.showToast(tr("Exported: {1}", Self.count(all.count)))
        case .failure(let error):
          self?.showError(tr("The Favorites Cannot Be Exported"), error.description)
        }
      }
    }
  }

  private static func count(_ number: Int) -> String {
    ntr("{1} favorite", "{1} favorites", number, NumberFormat.text(String(number)))
  }

  func showError(_ heading: String, _ message: String) {
    MessageDialog.ask(heading, message, responses: [.init(tr("Close"))], above: self)
  }
}

extension Favorites {
  /// Number of favorites, the user's own and others'.
  var count: Int { state.mine.count + state.others.count }
}
