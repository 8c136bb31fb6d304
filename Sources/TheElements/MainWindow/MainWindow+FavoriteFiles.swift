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
    export(Self.count(all.count), orSay: tr("The Favorites Cannot Be Exported")) {
      do throws(CatalogError) {
        try FavoritesJSONFile(path: path).write(all, of: table)
        return nil
      } catch { return error.description }
    }
  }

  private static func count(_ number: Int) -> String {
    ntr("{1} favorite", "{1} favorites", number, NumberFormat.text(String(number)))
  }

  /// Writes a file on another thread, then shows what was exported, or the error.
  /// - Parameters:
  ///   - content: what the file has, as in `2 favorites`.
  ///   - heading: heading of the error.
  ///   - write: returns an error message; nil on success.
  func export(
    _ content: String, orSay heading: String, _ write: @escaping @Sendable () -> String?
  ) {
    Worker().run { [weak self] in
      let error = write()
      Task { @MainActor [weak self] in
        if let error {
          self?.showError(heading, error)
        } else {
          self?.body.showToast(tr("Exported: {1}", content))
        }
      }
    }
  }

  func showError(_ heading: String, _ message: String) {
    MessageDialog.ask(heading, message, responses: [.init(tr("Close"))], above: self)
  }
}

extension Favorites {
  /// Number of favorites, the user's own and others'.
  var count: Int { state.mine.count + state.others.count }
}
